const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th', ð: 'd' }

/** A lower-case word of letters and digits that stands for a text in an address, empty when it has none. */
export const wordOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđþð]/g, (letter) => letters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '')

/** Makes words unique within one import by a number at their end. */
export const uniqueWords = (taken: Iterable<string> = []) => {
  const used = new Set(taken)
  return (word: string): string => {
    let unique = word
    for (let count = 2; used.has(unique); count += 1) unique = `${word}-${count}`
    used.add(unique)
    return unique
  }
}
