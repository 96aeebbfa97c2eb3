import type { MailedItem, MailedPart } from './mail.ts'

/** What stands in a mail, whatever it is rendered to. */
export type Letter = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** What the reader is asked to open; `href` is absolute. */
  action?: { label: string; href: string }
  /** Facts in rows: when, where, which. */
  facts: readonly { label: string; value: string }[]
  /** What was bought, what it adds up to, and how it comes. */
  items?: readonly MailedItem[]
  sums?: readonly { label: string; value: string }[]
  parts?: readonly MailedPart[]
  /** What else is said, such as what the law wants, and where more of it stands; `href` is absolute. */
  more?: { text: string; links: readonly { label: string; href: string }[] }
  /** The words of somebody else, with their line breaks. */
  quote?: string
  /** What to do if it was not the reader. */
  note?: string
}

/** The words around every letter; `labelled` is how its language puts a `{label}` before a `{text}`. */
export type LetterFrame = {
  language: string
  labelled: string
  linkHint: string
  footer: string
  home: string
}
