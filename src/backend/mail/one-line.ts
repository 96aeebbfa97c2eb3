const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const maxLength = 200

/** A text as one line of bounded length without control characters, so that it can begin no other header. */
export const oneLine = (text: string): string => text.replaceAll(control, ' ').trim().slice(0, maxLength)
