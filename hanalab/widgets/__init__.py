"""Widgets for JupyterLab: thin shells over the engines below, all shown by one small browser script."""
