import { respondToChoice } from '#src/features/consent/respond-to-choice.ts'

/** The forms of the consent banner and of the cookie settings. */
export const POST = respondToChoice
