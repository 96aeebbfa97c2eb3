import { z } from 'zod'
import { unknownRegistrations } from '#src/rules/tax/registrations.ts'
import { key, listOf, origin } from './setting-forms.ts'

/** Where tax is collected, and who works it out. */
export const taxEnvironment = {
  TAX_REGISTRATIONS: z
    .string()
    .default('US-CA, US-CO, US-MA, US-NY, US-TX, US-WA, CA, CA-BC, CA-QC, GB, DE, FR')
    .transform(listOf)
    .superRefine((codes, context) => {
      const unknown = unknownRegistrations(codes)
      if (unknown.length > 0)
        context.addIssue({
          code: 'custom',
          message: `lists states and provinces such as US-NY and CA-ON, CA, and countries such as DE; not known: ${unknown.join(', ')}`,
        })
    })
    .transform((codes) => new Set(codes))
    .meta({
      description:
        'where you are registered for tax: US states and Canadian provinces (`US-NY`, `CA-BC`), `CA` for GST and HST alone, countries with VAT; nothing is collected elsewhere, see [taxes](deploy.md#taxes)',
    }),
  TAX_ORIGIN: origin.optional().meta({
    description: "a tax service with TaxJar's API; needs `TAX_API_KEY` and `TAX_FROM`",
    unset: 'the embedded table',
  }),
  TAX_API_KEY: key.meta({ description: 'its key' }),
  TAX_FROM: z
    .string()
    .regex(/^[A-Z]{2},\s*[A-Z]{2},\s*[\w -]{3,12}$/, 'is country, state, postal code, such as US, OR, 97205')
    .transform((text) => {
      const [countryCode = '', province = '', postalCode = ''] = text.split(',').map((part) => part.trim())
      return { countryCode, province, postalCode }
    })
    .optional()
    .meta({ description: 'where goods are sent from: country, state, postal code, such as `US, OR, 97205`' }),
}
