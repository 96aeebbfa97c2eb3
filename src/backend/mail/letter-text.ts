import type { Letter, LetterFrame } from './letter.ts'

/** A letter as plain text. */
export const letterText = (letter: Letter, { footer, home }: LetterFrame): string =>
  [
    letter.heading,
    ...letter.paragraphs,
    letter.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    letter.quote?.trim() ?? '',
    letter.action ? `${letter.action.label}:\n${letter.action.href}` : '',
    letter.note ?? '',
    `-- \n${footer === '' ? '' : `${footer}\n`}${home}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
