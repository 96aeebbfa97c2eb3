const size = /^(?:\d{1,3}(?:\.\d)?[a-z]?|x{0,4}s|m|x{0,4}l|[2-5]xl)$/

/** Whether a word may be a size: a number, with half sizes and one letter behind it, or letters such as XL. */
export const isSizeWord = (word: string): boolean => size.test(word)

/** The size that a word of a query names: `42`, `eu42`, `xl`. */
export const sizeNamed = (word: string): string | undefined => {
  const own = word.replace(/^(?:eu|us|uk)(?=\d)/, '')
  return isSizeWord(own) ? own : undefined
}
