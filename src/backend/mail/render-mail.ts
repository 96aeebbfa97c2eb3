import { emailPattern } from '#src/base/email-pattern.ts'
import type { NewId } from '#src/base/ids.ts'
import { brandName } from '#src/contract/brand.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { BrandColors } from './brand-colors.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Mail } from './mail.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { writeLetter } from './write-letter.ts'

/** One address and nothing beside it: no name, no second receiver, no line break. */
const oneAddress = new RegExp(`^${emailPattern}$`)
const maxAddressLength = 254

const isAddress = (text: string): boolean => text.length <= maxAddressLength && oneAddress.test(text)

export type RenderDependencies = {
  /** Origin of the shop as shoppers know it: a link must not lead where the header of a request says. */
  origin: string
  /** Who reads what is sent to the shop. */
  contactAddress: string
  colors: BrandColors
  newId: NewId
}

/** Renders a mail in HTML and text; undefined where it has no address that mail could go to. */
export const renderMail = async (
  mail: Mail,
  { origin, contactAddress, colors, newId }: RenderDependencies,
): Promise<OutgoingMail | undefined> => {
  const { message, locale } = mail
  const to = 'to' in mail ? mail.to : contactAddress
  if (!isAddress(to)) return undefined
  const site = siteOf(locale) ?? sites[0]
  const hrefOf = (path: string): string => `${origin}/${site.locale}${path}`
  const letter = writeLetter(message, site, hrefOf)
  const texts = messagesOf(site).mail
  const frame = {
    language: `${site.language}-${site.country}`,
    labelled: texts.labelled,
    linkHint: texts.linkHint,
    footer: message.kind === 'contact' ? '' : formatMessage(texts.footer, { brand: brandName }, site.locale),
    home: hrefOf('/'),
  }
  return {
    id: newId(),
    kind: message.kind,
    to,
    subject: letter.subject,
    html: await letterHtml(letter, frame, colors),
    text: letterText(letter, frame),
    ...(message.kind === 'contact' && isAddress(message.email) && { replyTo: message.email }),
    ...('attachment' in message && message.attachment && { attachment: message.attachment }),
    ...('unsubscribePath' in message && { unsubscribe: hrefOf(message.unsubscribePath) }),
  }
}
