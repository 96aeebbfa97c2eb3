/** The check digit of a 13-digit EAN (GS1 General Specifications 7.9) from its first twelve digits. */
export function eanCheckDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

/**
 * A variant's EAN in the 200 range, which GS1 keeps for use within one company, so it never names a real article.
 * @param style up to four digits
 * @param colour up to two digits
 * @param size up to three digits
 */
export function eanOf(style: number, colour: number, size: number): string {
  const part = (value: number, length: number): string => String(value).padStart(length, '0')
  const digits = `200${part(style, 4)}${part(colour, 2)}${part(size, 3)}`
  return digits + eanCheckDigit(digits)
}
