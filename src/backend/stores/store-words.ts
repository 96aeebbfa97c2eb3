import { plainText } from '#src/geography/plain-text.ts'
import type { StoreFacts } from '#src/contract/stores/store-facts.ts'

/** Words that a store is found by: its name, its address, and its postal code without blanks. */
export const wordsOf = ({ name, address }: StoreFacts): string => {
  const { addressLine1, addressLine2, city, province, stateCode, postalCode } = address
  const parts = [name, addressLine1, addressLine2, city, province, stateCode, postalCode.replaceAll(' ', '')]
  return ` ${parts.flatMap((part) => (part ? [plainText(part)] : [])).join(' ')} `
}
