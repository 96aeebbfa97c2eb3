/**
 * A person's name: letters, accented ones too, spaces and the marks that names have (specification, shopping, section 5); a
 * regular expression without its anchors, read with the flag u.
 */
export const namePattern = "[\\p{L}\\p{M} ,.'’`-]+"
