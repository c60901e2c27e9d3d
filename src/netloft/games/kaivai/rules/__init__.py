"""Kaivai by Anselm and Helge Ostertag: the 2010 rules, and the 2005 edition as an option."""
