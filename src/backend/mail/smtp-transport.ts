import type { MailTransport } from './outgoing-mail.ts'

/** Where mail is handed to, and whom it is from. */
export type SmtpSettings = {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS where the server offers it. */
  url: string
  /** Sender: `Marlow <hello@shop.example>`. */
  from: string
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** What the server answers for good: the address does not exist, the mail is not wanted. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode < 560

/** Hands mails to an SMTP server. The library is loaded with the first. */
export const smtpTransport =
  ({ url, from }: SmtpSettings): MailTransport =>
  async ({ id, to, replyTo, subject, html, text, unsubscribe, attachment }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ url, ...timeouts })
    const [, domain = 'localhost'] = /@([\w.-]+)/.exec(from) ?? []
    try {
      await transport.sendMail({
        from,
        to,
        ...(replyTo !== undefined && { replyTo }),
        subject,
        html,
        text,
        ...(attachment && {
          attachments: [
            {
              filename: attachment.fileName,
              contentType: attachment.mediaType,
              content: attachment.content,
              encoding: 'base64',
            },
          ],
        }),
        messageId: `<${id}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      return 'sent'
    } catch (error) {
      if (isFinal(error)) return 'refused'
      throw error
    } finally {
      transport.close()
    }
  }
