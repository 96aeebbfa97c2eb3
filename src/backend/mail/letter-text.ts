import type { Letter, LetterFrame } from './letter.ts'
import type { MailedItem } from './mail.ts'

const itemText = ({ name, qty, note, amount }: MailedItem): string => {
  const what = note ? `${qty} × ${name} (${note})` : `${qty} × ${name}`
  return amount === undefined ? what : `${what}: ${amount}`
}

/** A letter as plain text. */
export const letterText = (letter: Letter, { footer, home }: LetterFrame): string =>
  [
    letter.heading,
    ...letter.paragraphs,
    letter.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    (letter.items ?? []).map(itemText).join('\n'),
    (letter.sums ?? []).map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(letter.parts ?? []).map(({ heading, lines }) => [heading, ...lines].join('\n')),
    letter.quote?.trim() ?? '',
    letter.action ? `${letter.action.label}:\n${letter.action.href}` : '',
    letter.note ?? '',
    letter.legal
      ? [letter.legal.text, ...letter.legal.links.map(({ label, href }) => `${label}: ${href}`)].join('\n')
      : '',
    `-- \n${footer === '' ? '' : `${footer}\n`}${home}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
