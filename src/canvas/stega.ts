/**
 * Content services may hide data for their editing tools in texts, as runs of characters without a look. One such
 * character joins letters or emoji and stays; four in a row are never text.
 */
const hidden = /[\u200b-\u200d\u2060-\u2064\ufeff\u{1d173}-\u{1d17a}]{4,}/gu

/** A text without what is hidden in it. */
export const withoutStega = (text: string): string => text.replace(hidden, '')

/** Parses JSON whose texts may hide such data; adapters of services that write it read their responses by this. */
export const jsonWithoutStega = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? withoutStega(value) : value))
