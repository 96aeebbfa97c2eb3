const lengths = new Set([8, 12, 13, 14])

/** What GS1 keeps for use within a company, and for coupons: such a number names no article of the trade. */
const withinCompany = /^(?:0[245]|2|98[1-4]|99)/
const shortWithinCompany = /^[02]/

/**
 * Whether a number is a GTIN of the trade: 8, 12, 13 or 14 digits, the last of which checks the others (GS1 General
 * Specifications 7.9), and of no range for use within one company.
 */
export const isGtin = (text: string): boolean => {
  if (!/^\d+$/.test(text) || !lengths.has(text.length)) return false
  const digits = text.padStart(14, '0')
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  )
  const isOfCompany = text.length === 8 ? shortWithinCompany.test(text) : withinCompany.test(digits.slice(1))
  return sum % 10 === 0 && !isOfCompany && !/^0+$/.test(text)
}
