import { z } from 'zod'

/** A file that goes with a mail; its content is text of base 64. */
const attachmentSchema = z.object({ fileName: z.string(), mediaType: z.string(), content: z.base64() })

export type Attachment = z.infer<typeof attachmentSchema>

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
  attachment: attachmentSchema.optional(),
})

export type OutgoingMail = z.infer<typeof outgoingMailSchema>

/** Takes a mail to where it goes. Rejects when it may be tried again; `refused` when that is of no use. */
export type MailTransport = (mail: OutgoingMail) => Promise<'sent' | 'refused'>
