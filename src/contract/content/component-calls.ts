import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { pageSlugSchema } from './content.ts'
import { deliveredPageSchema } from './page.ts'

const component = { session: false, out: deliveredPageSchema, errors: ['CNT404', 'GEN502'] } as const

const location = z.object({
  siteId: z.string(),
  label: z.string(),
  country: z.string(),
  language: z.string(),
  currency: z.string(),
  url: z.string().describe('Address of the shop front'),
})

/**
 * The storefront's own calls for parts of pages (specification, account and content, section 7), of the site in the locale
 * header. A component is the fragment of its name, so that editors can put it into pages too.
 */
export const componentCalls = {
  'GET /fapi/components/compare': { ...component, summary: 'What stands around the comparison of products' },
  'GET /fapi/components/collections': { ...component, summary: 'The collections of the season' },
  'GET /fapi/components/footer': { ...component, summary: 'The footer' },
  'GET /fapi/components/foot-sizes': {
    ...component,
    summary: 'Foot lengths and the shoe sizes that fit them',
  },
  'GET /fapi/components/search-hub': {
    ...component,
    summary: 'What the search shows before a word is typed',
  },
  'GET /fapi/components/size-chart/{productType}': {
    ...component,
    summary: 'The size chart of a type of product: the fragment size-chart-{productType}',
    path: z.object({
      productType: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .max(60),
    }),
  },
  'GET /fapi/components/utility': { ...component, summary: 'The line of service links above the header' },
  'GET /fapi/pages/location-selector': {
    ...component,
    summary: 'The page on which shoppers choose their shop front, with the shop fronts there are',
    out: deliveredPageSchema.extend({ locations: z.array(location) }),
  },
  'GET /fapi/pages/{page}': {
    ...component,
    summary: 'A canvas page with the fragments it refers to',
    path: z.object({ page: pageSlugSchema }),
  },
} as const satisfies Calls
