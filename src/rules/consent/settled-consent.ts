import { consentVersion } from '#src/contract/consent/consent.ts'
import { consentCookie } from '#src/contract/cookies.ts'

/**
 * Finds, in the cookies of a page, a choice that was made on the text as it is now. Its source also stands in pages as
 * script, so it uses nothing else.
 */
export const settledConsent = new RegExp(
  `(?:^|; )${consentCookie}=(?=[^;]*version=${consentVersion.replaceAll('.', '\\.')}(?!\\d))[^;]*interactionCount=[1-9]`,
)
