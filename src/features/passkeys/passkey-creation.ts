import type { PasskeyCreation } from '#src/contract/identity/auth-step.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { deviceText } from '#src/rules/identity/device-of.ts'

/** Making a passkey, which is called as the browser is that asks. */
export const passkeyCreation = (
  { language, locale }: Site,
  { headers }: Request,
  goals: Pick<PasskeyCreation, 'done' | 'confirm'>,
): PasskeyCreation => {
  const { passkeys: texts, security } = messagesOf({ language, locale })
  return {
    ...goals,
    name: deviceText(headers.get('user-agent') ?? '', security.security, locale),
    words: {
      create: texts.create,
      unsupported: texts.unsupported,
      cancelled: texts.createCancelled,
      known: texts.known,
      tooMany: texts.tooMany,
      failed: texts.createFailed,
    },
  }
}
