"""Nusfjord Big Box: the harbor, the council, and every building and elder in words."""
