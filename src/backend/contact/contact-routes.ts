import { ok } from '#src/base/result.ts'
import { contactSubjects, type contactCalls } from '#src/contract/contact/contact-calls.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { ReceiveMessage } from './receive-message.ts'

/** Handlers of the calls by which people write to the shop. */
export const contactHandlers = (receive: ReceiveMessage): HandlersOf<keyof typeof contactCalls> => ({
  'GET /consumers-v3/contactus/categorySubject': async (_, { site }) => {
    const labels = messagesOf(site).contact.subjects
    return ok({ subjects: contactSubjects.map((id) => ({ id, label: labels[id] })) })
  },

  'POST /consumers-v3/contactus': ({ body }, { site, customer }) =>
    receive({ ...body, locale: site.locale, customerId: customer?.customerId }),
})
