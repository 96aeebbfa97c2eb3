import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { inStoreSalesInfoSchema } from '#src/contract/stores/in-store-sale.ts'
import { storeIdSchema } from '#src/contract/stores/store-facts.ts'
import { passwordProof, proofCode, refusedProofs } from './sign-in-calls.ts'

/** An associate's session: who sells where, and for whom. */
const associateSessionSchema = z
  .object({
    inStoreSalesInfo: inStoreSalesInfoSchema,
    customer: z
      .object({
        consumerId: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
      })
      .optional()
      .describe('Whom the associate buys for'),
  })
  .meta({ id: 'AssociateSession' })

/** Associates of a store, who buy for customers (specification, shopping, sections 3, 6 and 7; account and content, section 7). */
export const agentCalls = {
  'POST /consumers-v3/consumer/agent/login': {
    summary: 'Prove that one works in a store; the answer is a code to exchange for an associate’s token',
    session: false,
    limit: 'signIn',
    body: passwordProof.extend({ storeId: storeIdSchema.describe('Where one works now') }),
    out: proofCode,
    errors: [...refusedProofs, 'AUT432', 'STR404'],
  },
  'GET /consumers-v3/consumer/agent': {
    summary: 'Who sells where, and for whom; this shop’s own',
    session: 'associate',
    limit: 'cart',
    out: associateSessionSchema,
    errors: ['AUT404', 'AUT432'],
  },
  'PUT /consumers-v3/consumer/agent/customer': {
    summary: 'Choose whom one buys for, or nobody; this shop’s own',
    session: 'associate',
    limit: 'accountChange',
    body: z.strictObject({
      consumerId: z.uuid().nullable().describe('Another customer’s cart is begun anew'),
    }),
    out: associateSessionSchema,
    errors: ['AUT404', 'AUT432', 'CCN404'],
  },
  'GET /consumers-v3/utilities/stores/{storeId}/employees': {
    summary: 'The associates of a store, for one of them',
    session: 'associate',
    limit: 'account',
    path: z.object({ storeId: storeIdSchema }),
    out: z.object({
      employees: z.array(inStoreSalesInfoSchema.pick({ storeEmployeeId: true, storeEmployeeName: true })),
    }),
    errors: ['AUT404', 'AUT432', 'STR404'],
  },
} as const satisfies Calls
