import { transcode } from 'node:buffer'

const encoder = new TextEncoder()

/** Below this many characters the encoder's own way is quicker. */
const long = 4096

/**
 * The UTF-8 of a page. A single typographic quote makes a text two bytes a character, and TextEncoder walks those one by
 * one; by way of UTF-16 bytes it takes a third of the time. A half of a surrogate pair becomes U+FFFD, as in TextEncoder.
 */
export const encodePage = (text: string): Uint8Array =>
  text.length < long || !text.isWellFormed()
    ? encoder.encode(text)
    : transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
