import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'

/** The words for a failure, as forms and the error catalogue have them. */
export const failureText = ({ errorId }: { errorId: string }, site: Site): string => {
  const { errors, refusals } = messagesOf(site)
  const texts: Record<string, string> = { ...refusals, ...errors.byCode }
  return texts[errorId] ?? errors.byCode.GEN500
}
