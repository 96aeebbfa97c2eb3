/** An average of stars as a locale writes it, with one decimal: `4.0`, `4,8`. */
export const scoreText = (score: number, locale: string): string =>
  score.toLocaleString(locale, { minimumFractionDigits: 1 })
