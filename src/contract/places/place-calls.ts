import { z } from 'zod'
import { storesTag } from '#src/contract/cache-tags.ts'
import type { Calls } from '#src/contract/call.ts'
import { countryCodeSchema, storeIdSchema } from '#src/contract/stores/store-facts.ts'

/** A row of the dial table (specification, account and content, section 3). */
const dialCountrySchema = z.object({
  code: countryCodeSchema,
  name: z.string().describe('In the language of the locale'),
  dialCode: z.string().describe('`+44`'),
  phoneMask: z.string().describe('X is a digit'),
})

/** The rules of one field of an address form (specification, account and content, section 3, Address rules). */
const fieldRuleSchema = z.object({
  fieldId: z.string(),
  validation: z.object({
    required: z.boolean(),
    minLength: z.int().optional().describe('Equal lengths mean an exact one'),
    maxLength: z.int().optional(),
    pattern: z.string().optional().describe('A regular expression of the whole value'),
    flags: z.string().optional().describe('Of the regular expression'),
    example: z.string().optional().describe('A value that is right'),
  }),
  format: z.string().optional().describe('A mask: X is a digit, A a letter'),
  transforms: z.array(z.enum(['capitalize', 'uppercase'])),
  provinces: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
})

/** An address, or the end of one, that somebody may mean. */
export const addressSuggestionSchema = z.object({
  label: z.string().describe('As it is told'),
  addressLine1: z.string().optional(),
  city: z.string(),
  province: z.string().optional().describe('Its code, where the country has such'),
  postalCode: z.string().optional(),
})

export const maxAddressSuggestions = 6

/** The calls that tell of countries and stores (specification, account and content, section 7, Utilities). */
export const placeCalls = {
  'GET /consumers-v3/utilities/countryList': {
    summary: 'Every country that can be dialled, by its name',
    session: false,
    out: z.object({ countries: z.array(dialCountrySchema) }),
    errors: [],
  },
  'GET /consumers-v3/utilities/i18n/{countryCode}': {
    summary: 'The rules of a country’s addresses by form, its fields in the order of that country',
    session: false,
    path: z.object({ countryCode: countryCodeSchema }),
    out: dialCountrySchema.extend({
      forms: z.array(z.object({ formId: z.enum(['shipping', 'billing']), fields: z.array(fieldRuleSchema) })),
    }),
    errors: [],
  },
  'GET /consumers-v3/utilities/addressSuggestions/{countryCode}': {
    summary: 'Towns and addresses of a country that begin as somebody types; this shop’s own',
    session: false,
    limit: 'calculation',
    path: z.object({ countryCode: countryCodeSchema }),
    query: z.object({ text: z.string().min(2).max(60) }),
    out: z.object({
      suggestions: z.array(addressSuggestionSchema).max(maxAddressSuggestions),
      hasStreets: z.boolean().describe('Whether streets are known too, or towns alone'),
    }),
    errors: [],
  },
  'GET /consumers-v3/utilities/stores': {
    summary: 'The stores that a shopper can name as theirs, by country and town',
    session: false,
    out: z.object({
      stores: z.array(
        z.object({
          storeId: storeIdSchema,
          storeName: z.string(),
          city: z.string(),
          countryCode: countryCodeSchema,
        }),
      ),
    }),
    errors: [],
    cacheTags: () => [storesTag],
  },
} as const satisfies Calls
