/**
 * A person's name: letters, accented ones too, digits, spaces and the marks that names have, typographic ones too (specification,
 * shopping, section 5); a regular expression without its anchors, read with the flag u.
 */
export const namePattern = "[\\p{L}\\p{M}\\p{Nd} ,.'‘’ʼ`´·‐‑–-]+"
