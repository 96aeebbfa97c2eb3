import type { Site } from '#src/contract/sites.ts'
import { brandName } from '#src/contract/brand.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { deviceText } from '#src/rules/identity/device-of.ts'
import { formatMessage, type MessageValues } from '#src/rules/texts/format-message.ts'
import { giftCardLetter } from './gift-card-letter.ts'
import type { Letter } from './letter.ts'
import type { MailMessage } from './mail.ts'
import { oneLine } from './one-line.ts'
import { orderLetter } from './letter-of-order.ts'

/** Puts a message into the words of its site. `hrefOf` makes a path without locale an address. */
export const writeLetter = (message: MailMessage, site: Site, hrefOf: (path: string) => string): Letter => {
  const texts = messagesOf(site).mail
  const { security: devices } = messagesOf(site).security
  const tag = `${site.language}-${site.country}`
  const say = (text: string, values: MessageValues = {}): string =>
    formatMessage(text, { brand: brandName, ...values }, site.locale)
  const time = (instant: string): string =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: site.timeZone,
    }).format(new Date(instant))
  const greet = (firstName: string): string => {
    const name = oneLine(firstName)
    return name === '' ? texts.greeting : say(texts.greetingByName, { name })
  }
  const when = (at: string) => ({ label: texts.when, value: time(at) })
  const common = (kind: Exclude<MailMessage['kind'], 'contact'>) => ({
    subject: say(texts[kind].subject),
    heading: say(texts[kind].heading),
  })

  switch (message.kind) {
    case 'welcome':
      return {
        ...common('welcome'),
        paragraphs: [greet(message.firstName), say(texts.welcome.text)],
        action: { label: texts.welcome.action, href: hrefOf('/account') },
        facts: [],
      }
    case 'confirmEmail':
      return {
        ...common('confirmEmail'),
        paragraphs: [texts.greeting, say(texts.confirmEmail.text)],
        action: { label: texts.confirmEmail.action, href: hrefOf(message.path) },
        facts: [],
        note: say(texts.confirmEmail.note),
      }
    case 'resetPassword':
      return {
        ...common('resetPassword'),
        paragraphs: [greet(message.firstName), say(texts.resetPassword.text, { minutes: message.minutes })],
        action: { label: texts.resetPassword.action, href: hrefOf(message.path) },
        facts: [],
        note: say(texts.resetPassword.note),
      }
    case 'changedPassword':
      return {
        ...common('changedPassword'),
        paragraphs: [greet(message.firstName), say(texts.changedPassword.text)],
        facts: [when(message.at)],
        action: { label: texts.changedPassword.action, href: hrefOf('/forgot-password') },
        note: say(texts.changedPassword.note),
      }
    case 'confirmNewEmail':
      return {
        ...common('confirmNewEmail'),
        paragraphs: [texts.greeting, say(texts.confirmNewEmail.text, { minutes: message.minutes })],
        action: { label: texts.confirmNewEmail.action, href: hrefOf(message.path) },
        facts: [],
        note: say(texts.confirmNewEmail.note),
      }
    case 'emailTaken':
      return {
        ...common('emailTaken'),
        paragraphs: [texts.greeting, say(texts.emailTaken.text)],
        action: { label: texts.emailTaken.action, href: hrefOf('/sign-in') },
        facts: [],
        note: say(texts.emailTaken.note),
      }
    case 'changedEmail':
      return {
        ...common('changedEmail'),
        paragraphs: [greet(message.firstName), say(texts.changedEmail.text)],
        facts: [when(message.at), { label: texts.newEmail, value: oneLine(message.email) }],
        action: { label: texts.changedEmail.action, href: hrefOf('/help/contact-us') },
        note: say(texts.changedEmail.note),
      }
    case 'locked':
      return {
        ...common('locked'),
        paragraphs: [greet(message.firstName), say(texts.locked.text)],
        facts: [],
        action: { label: texts.locked.action, href: hrefOf(message.path) },
        note: say(texts.locked.note),
      }
    case 'newDevice':
      return {
        ...common('newDevice'),
        paragraphs: [greet(message.firstName), say(texts.newDevice.text)],
        facts: [
          when(message.at),
          { label: texts.device, value: deviceText(message.userAgent, devices, site.locale) },
          { label: texts.address, value: oneLine(message.address) },
        ],
        action: { label: texts.newDevice.action, href: hrefOf('/forgot-password') },
        note: say(texts.newDevice.note),
      }
    case 'passkeyAdded':
    case 'passkeyRemoved':
      return {
        ...common(message.kind),
        paragraphs: [greet(message.firstName), say(texts[message.kind].text)],
        facts: [
          { label: texts.passkey, value: oneLine(message.name) },
          when(message.at),
          { label: texts.device, value: deviceText(message.userAgent, devices, site.locale) },
          { label: texts.address, value: oneLine(message.address) },
        ],
        action: { label: texts[message.kind].action, href: hrefOf('/account/security') },
        note: say(texts[message.kind].note),
      }
    case 'confirmSubscription':
      return {
        ...common('confirmSubscription'),
        paragraphs: [texts.greeting, say(texts.confirmSubscription.text)],
        action: { label: texts.confirmSubscription.action, href: hrefOf(message.path) },
        facts: [],
        note: say(texts.confirmSubscription.note),
      }
    case 'confirmStockRequest':
    case 'backInStock': {
      const { subject, heading, text, action, note } = texts[message.kind]
      const name = oneLine(message.name)
      return {
        subject: say(subject, { name }),
        heading: say(heading, { name }),
        paragraphs: [texts.greeting, say(text, { name })],
        action: { label: action, href: hrefOf(message.path) },
        facts: [],
        more: {
          text: note,
          links: [{ label: texts.stopBackInStock, href: hrefOf(message.unsubscribePath) }],
        },
      }
    }
    case 'orderPlaced':
    case 'orderCancelled':
    case 'orderSent':
    case 'orderReady':
    case 'orderDelivered':
    case 'orderCancelledInPart':
    case 'orderRefunded':
    case 'returnRequested':
    case 'returnReceived':
    case 'orderWithdrawn':
      return orderLetter(message, site, say, hrefOf)
    case 'giftCard':
      return giftCardLetter(message, site, say, hrefOf)
    case 'contact':
      return {
        subject: say(texts.contact.subject, { subject: oneLine(message.subject) }),
        heading: oneLine(message.subject),
        paragraphs: [say(texts.contact.text)],
        facts: [
          { label: texts.name, value: oneLine(message.name) },
          { label: texts.email, value: oneLine(message.email) },
          ...(message.orderNumber ? [{ label: texts.orderNumber, value: oneLine(message.orderNumber) }] : []),
        ],
        quote: message.text,
      }
  }
}
