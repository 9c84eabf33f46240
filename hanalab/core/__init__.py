"""What both games share: the `Game` protocol, reasons and errors, the rulebook, language, dealing."""
