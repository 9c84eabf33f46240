"""Learn, play and explore the card games Mushi and Mighty in Jupyter.

Start with ``from hanalab import mushi``; the pieces load when they are asked for, and not before.

>>> import hanalab
>>> hanalab.__version__
'0.1.0'
"""

__version__ = "0.1.0"
