import { z } from 'zod'
import { usualBodyBytes, type Calls } from '#src/contract/call.ts'
import { orderNumberSchema } from '#src/contract/orders/order.ts'
import { pictureBounds } from './warranty-form.ts'

/** Most signs in which a shopper tells what broke. */
export const longestDescription = 4000

/** Base64 takes four signs for three bytes. */
const pictureSigns = Math.ceil(pictureBounds.bytes / 3) * 4

/** Goods that broke (specification, account and content, section 7, Consumer). */
export const warrantyCalls = {
  'POST /consumers-v3/consumer/warranty': {
    summary: 'Tell the shop of an item of an order that broke',
    session: true,
    limit: 'message',
    body: z.strictObject({
      orderNumber: orderNumberSchema,
      email: z
        .string()
        .max(100)
        .optional()
        .describe('Of the order; needed where nobody is signed in as its customer'),
      itemId: z.string().min(1).max(64).describe('The item of the order, which has left'),
      description: z.string().trim().min(1).max(longestDescription),
      pictures: z
        .array(z.base64().min(1).max(pictureSigns))
        .max(pictureBounds.count)
        .default([])
        .describe(
          `Files of pictures that show it: JPEG, PNG or WebP, at most ${pictureBounds.bytes} bytes each. They are made anew, so ` +
            'that nothing else in the files is stored.',
        ),
    }),
    maxBodyBytes: pictureBounds.count * pictureSigns + usualBodyBytes,
    out: z.object({ caseId: z.uuid(), receivedAt: z.iso.datetime() }).meta({ id: 'WarrantyCase' }),
    errors: ['ORD400', 'ORD409', 'ORD416', 'PIC422', 'PIC503'],
  },
} as const satisfies Calls
