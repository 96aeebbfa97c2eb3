import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { productIdSchema, upcSchema } from '#src/contract/catalogue/catalogue.ts'

const ofToken = z.object({
  token: z
    .string()
    .min(40)
    .max(600)
    .regex(/^[\w-]+$/),
})
const done = z.object({ recipient: z.string() })

/** Being told when what is sold out is back in stock (specification, account and content, section 7, Products). The locale of mails comes from the request header. */
export const stockRequestCalls = {
  'PUT /products/v1/notifications': {
    summary:
      'Have a variant that is sold out told of by email once it is back in stock: at once at a customer’s own confirmed address, else by a link that is mailed there',
    session: true,
    limit: 'message',
    body: z.strictObject({
      productId: productIdSchema,
      upc: upcSchema,
      email: z.string().max(100).optional().describe('The customer’s own where it is missing'),
    }),
    out: z.object({
      status: z
        .enum(['waiting', 'confirmationSent'])
        .describe('The second, whether the address waited already or not'),
    }),
    errors: ['AUT453', 'PLP400', 'NTF409'],
  },
  'POST /products/v1/notifications/confirm/{token}': {
    summary: 'Confirm by the token of a mailed link that its address waits for a variant',
    session: false,
    limit: 'account',
    path: ofToken,
    out: done,
    errors: ['AUT402'],
  },
  'POST /products/v1/notifications/stop/{token}': {
    summary:
      'End all that an address waits for by the token of a mail, by one post without cookies (RFC 8058)',
    session: false,
    limit: 'account',
    path: ofToken,
    out: done,
    errors: ['AUT402'],
  },
} as const satisfies Calls
