import { z } from 'zod'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import { replaceEmail } from '#src/backend/customer/commands/replace-email.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { dropOneTimeTokens, useOneTimeToken } from '../one-time-tokens.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'

const dataSchema = z.object({ from: z.string(), to: z.string() })

type Changed = { customerId: string; from: string; to: string }
type Refused = ApiError<'AUT402' | 'AUT439'>

/** What was mailed to the email before works no more. */
const mailedKinds = ['reset', 'unlock', 'verify', 'changeEmail'] as const

/**
 * Gives an account its new email by the token of the link that was mailed there, and tells the one before. The customer stays
 * signed in, and what they are sent goes to the new one. AUT402 for a token that was used, is late or unknown, or is of an account
 * whose email has changed since; AUT439 where somebody else has the email by now.
 */
export const changeEmail =
  ({ db, customers, sendMail, clock, newId }: IdentityDependencies) =>
  async (
    token: string,
    { site, client, userAgent }: Place & { site: Site },
  ): Promise<Result<{ changedAt: string }, Refused>> => {
    const instant = clock()
    const changed = await inTransaction<Changed, Refused>(db, async (tx) => {
      const used = await useOneTimeToken(tx, 'changeEmail', token, instant)
      if (!used.ok || used.value.customerId === null) return err(apiError('AUT402'))
      const { customerId } = used.value
      const { from, to } = dataSchema.parse(used.value.data)
      const replaced = await replaceEmail(tx, { customerId, from, to, instant })
      if (!replaced.ok) return replaced
      for (const kind of mailedKinds) await dropOneTimeTokens(tx, customerId, kind)
      const place = { instant, client, userAgent }
      await noteSecurityEvent(tx, newId, { customerId, kind: 'emailChanged' }, place)
      return ok({ customerId, from, to })
    })
    if (!changed.ok) return changed
    const { customerId, from, to: email } = changed.value
    const firstName = (await customers.byId(customerId))?.firstName ?? ''
    const message = { kind: 'changedEmail', firstName, email, at: instant } as const
    sendMail({ locale: site.locale, to: from, message })
    return ok({ changedAt: instant })
  }
