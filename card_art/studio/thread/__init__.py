"""Embroidery and felt: cloth, stitches and one raking lamp."""
