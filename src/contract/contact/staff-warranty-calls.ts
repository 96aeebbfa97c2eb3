import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { orderNumberSchema } from '#src/contract/orders/order.ts'

const caseSchema = z.object({
  caseId: z.uuid(),
  orderNumber: orderNumberSchema,
  itemName: z.string(),
  email: z.string(),
  locale: z.string().describe('The site on which it was told'),
  description: z.string(),
  receivedAt: z.iso.datetime(),
  pictureIds: z.array(z.uuid()),
})

export type StaffWarrantyCase = z.output<typeof caseSchema>

const one = z.object({ caseId: z.uuid() })
const shared = { session: false, staff: true, limit: 'staff' } as const

/** What staff see of goods that broke. */
export const staffWarrantyCalls = {
  'GET /ops/v1/warranty-cases': {
    summary: 'Goods that broke, as their buyers told it, the latest first',
    ...shared,
    query: z.object({
      start: z.coerce.number().int().min(0).max(100_000).default(0),
      count: z.coerce.number().int().min(1).max(100).default(25),
    }),
    out: z.object({ cases: z.array(caseSchema), total: z.int().min(0) }).meta({ id: 'StaffWarrantyCases' }),
    errors: [],
  },
  'GET /ops/v1/warranty-cases/{caseId}': {
    summary: 'One of them',
    ...shared,
    path: one,
    out: caseSchema.meta({ id: 'StaffWarrantyCase' }),
    errors: ['API404'],
  },
  'GET /ops/v1/warranty-cases/{caseId}/pictures/{pictureId}': {
    summary: 'A picture that shows what broke',
    ...shared,
    path: one.extend({ pictureId: z.uuid() }),
    out: z.object({ type: z.literal('image/jpeg'), data: z.base64() }).meta({ id: 'WarrantyPicture' }),
    errors: ['API404'],
  },
} as const satisfies Calls
