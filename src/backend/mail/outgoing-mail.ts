import { z } from 'zod'

/** A mail as it leaves the shop: addressed, and rendered in full. */
export const outgoingMailSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Address that ends a subscription by one POST (RFC 8058). */
  unsubscribe: z.url().optional(),
})

export type OutgoingMail = z.infer<typeof outgoingMailSchema>

/** Takes a mail to where it goes. Rejects when it may be tried again; `refused` when that is of no use. */
export type MailTransport = (mail: OutgoingMail) => Promise<'sent' | 'refused'>
