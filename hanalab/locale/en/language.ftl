# What can go wrong when a text or a rule is looked up.

reason-unknown-text = There is no text called “{ $key }”.
reason-text-not-in-language = The text “{ $key }” does not exist in “{ $language }”. It exists in: { $known }.
reason-unknown-language = There is no language “{ $language }” here. Languages: { $known }.
reason-text-value-missing = The text “{ $key }” ({ $language }) needs a value for “{ $wanted }”.
reason-broken-text = The text “{ $key }” ({ $language }) cannot be put together: { $problem }
