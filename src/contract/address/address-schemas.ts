import { z } from 'zod'
import { addressFieldNames, factsOf, isCartField, type AddressField } from './address-fields.ts'

const text = z.string().max(100)

function shapeOf<Field extends AddressField>(
  fields: readonly Field[],
): Record<Field, z.ZodOptional<z.ZodString>>
function shapeOf(fields: readonly AddressField[]): Record<string, z.ZodOptional<z.ZodString>> {
  return Object.fromEntries(
    fields.map((field) => {
      const { meaning } = factsOf(field)
      return [field, meaning === undefined ? text.optional() : text.optional().describe(meaning)]
    }),
  )
}

const countryCode = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code')

/** An address as its owner writes it; what is required, and how long it may be, says its country. */
export const addressTextsSchema = z.strictObject({ ...shapeOf(addressFieldNames), countryCode })

/** As much of an address as carts and orders keep. */
export const cartTextsSchema = z.strictObject({
  ...shapeOf(addressFieldNames.filter(isCartField)),
  countryCode,
})
