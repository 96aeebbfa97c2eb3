import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'

/** What people write to the shop about. */
export const contactSubjects = [
  ...(['ORDER', 'DELIVERY', 'RETURN', 'PRODUCT', 'ACCOUNT', 'LOYALTY', 'PRIVACY', 'OTHER'] as const),
] as const
export type ContactSubject = (typeof contactSubjects)[number]

const subject = z.enum(contactSubjects)
const name = z.string().trim().min(1).max(30)

/** Writing to the shop (specification, account and content, section 7, Contact). */
export const contactCalls = {
  'GET /consumers-v3/contactus/categorySubject': {
    summary: 'What a message may be about, in the language of the locale',
    session: false,
    out: z.object({ subjects: z.array(z.object({ id: subject, label: z.string() })) }),
    errors: [],
  },
  'POST /consumers-v3/contactus': {
    summary: 'Write to the shop',
    session: true,
    limit: 'message',
    body: z.strictObject({
      subject,
      firstName: name,
      lastName: name,
      email: z.string().trim().max(100),
      phone: z.string().trim().max(40).optional(),
      orderNumber: z.string().trim().max(40).optional(),
      message: z.string().trim().min(1).max(4000),
    }),
    out: z.object({ messageId: z.uuid(), receivedAt: z.iso.datetime() }),
    errors: ['AUT453'],
  },
} as const satisfies Calls
