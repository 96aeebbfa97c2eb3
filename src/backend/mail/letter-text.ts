import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { Letter, LetterFrame } from './letter.ts'
import type { MailedItem } from './mail.ts'

const itemOf = ({ name, qty, note }: MailedItem): string =>
  note ? `${qty} × ${name} (${note})` : `${qty} × ${name}`

/** A letter as plain text. */
export const letterText = (letter: Letter, { language, labelled, footer, home }: LetterFrame): string => {
  const say = (label: string, text: string): string => formatMessage(labelled, { label, text }, language)
  const rows = (facts: Letter['facts']): string =>
    facts.map(({ label, value }) => say(label, value)).join('\n')
  const itemText = (item: MailedItem): string =>
    item.amount === undefined ? itemOf(item) : say(itemOf(item), item.amount)
  return [
    letter.heading,
    ...letter.paragraphs,
    rows(letter.facts),
    (letter.items ?? []).map(itemText).join('\n'),
    rows(letter.sums ?? []),
    ...(letter.parts ?? []).map(({ heading, lines }) => [heading, ...lines].join('\n')),
    letter.quote?.trim() ?? '',
    letter.action ? `${say(letter.action.label, '').trimEnd()}\n${letter.action.href}` : '',
    letter.note ?? '',
    letter.more
      ? [letter.more.text, ...letter.more.links.map(({ label, href }) => say(label, href))].join('\n')
      : '',
    `-- \n${footer === '' ? '' : `${footer}\n`}${home}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}
