/**
 * A person's name: letters, accented ones too, digits, spaces and the marks that names have, typographic ones too (specification,
 * shopping, section 5); a regular expression without its anchors, read with the flag u.
 */
export const namePattern = "[\\p{L}\\p{M}\\p{Nd} ,.'‘’ʼ`´·‐‑–-]+"

/** The name of a city: all but signs that stand in no name of a place; a regular expression without its anchors. */
export const cityPattern = '[^@#$%*+=<>{}|\\\\^~_?;]+'

/** The first sign of a text that a pattern of single signs does not have. */
export const foreignSign = (text: string, pattern: string, flags?: string): string | undefined =>
  [...text].find((sign) => !new RegExp(`^(?:${pattern})$`, flags).test(sign))
