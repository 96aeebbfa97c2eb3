import { createHash } from 'node:crypto'

/** The hash of a file as `integrity` of a script names it. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The hash of a script within a page, as policies name it. */
export const inlineHashOf = (text: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
