import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'

/** The words for a failure at favorites, as the error catalogue has them. */
export const failureText = ({ errorId }: { errorId: string }, { language }: Site): string => {
  const { errors, refusals } = messages[language]
  const texts: Record<string, string> = { ...refusals, ...errors.byCode }
  return texts[errorId] ?? errors.byCode.GEN500
}
