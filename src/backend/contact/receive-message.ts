import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { email as emailFault } from '#src/rules/customer/field-checks.ts'
import type { SendMail } from '#src/backend/mail/mail.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import type { ContactMessage, ContactStore } from './contact-store.ts'

/** A message, who wrote it where they are signed in, and on which site. */
export type WrittenMessage = Omit<ContactMessage, 'id' | 'receivedAt'>

type ContactDependencies = {
  store: Pick<ContactStore, 'add'>
  sendMail: SendMail
  clock: Clock
  newId: NewId
}

/** Keeps a message to the shop, and mails it to the shop's staff; AUT453 for an email that cannot be written to. */
export const createReceiveMessage =
  ({ store, sendMail, clock, newId }: ContactDependencies) =>
  async (
    written: WrittenMessage,
  ): Promise<Result<{ messageId: string; receivedAt: string }, ApiError<'AUT453'>>> => {
    if (emailFault(written.email)) return err(apiError('AUT453', { field: 'email' }))
    const [messageId, receivedAt] = [newId(), clock()]
    await store.add({ ...written, id: messageId, receivedAt })
    const { locale, firstName, lastName, email, orderNumber, message: text } = written
    const { language } = siteOf(locale) ?? sites[0]
    sendMail({
      locale,
      message: {
        kind: 'contact',
        name: `${firstName} ${lastName}`,
        email,
        subject: messagesOf({ language, locale }).contact.subjects[written.subject],
        text,
        ...(orderNumber ? { orderNumber } : {}),
      },
    })
    return ok({ messageId, receivedAt })
  }

export type ReceiveMessage = ReturnType<typeof createReceiveMessage>
