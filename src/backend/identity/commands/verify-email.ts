import { z } from 'zod'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import { confirmEmail } from '#src/backend/customer/customer-identity.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { useOneTimeToken } from '../one-time-tokens.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'

const verifyDataSchema = z.object({ email: z.string() })

/**
 * Confirms the email of an account by the token of a mailed link, and welcomes its owner. AUT402 for a token that was used, is
 * late or unknown, or is of an email that the account has no more.
 */
export const verifyEmail =
  ({ db, customers, sendMail, clock, newId }: IdentityDependencies) =>
  async (
    token: string,
    from: Place & { site: Site },
  ): Promise<Result<{ verifiedAt: string }, ApiError<'AUT402'>>> => {
    const instant = clock()
    const { client, userAgent } = from
    const verified = await inTransaction<string, ApiError<'AUT402'>>(db, async (tx) => {
      const used = await useOneTimeToken(tx, 'verify', token, instant)
      if (!used.ok || used.value.customerId === null) return err(apiError('AUT402'))
      const { customerId, data } = used.value
      if (!(await confirmEmail(tx, customerId, verifyDataSchema.parse(data).email)))
        return err(apiError('AUT402'))
      const place = { instant, client, userAgent }
      await noteSecurityEvent(tx, newId, { customerId, kind: 'emailConfirmed' }, place)
      return ok(customerId)
    })
    if (!verified.ok) return verified
    const customer = await customers.byId(verified.value)
    if (customer) {
      const { firstName, email: to } = customer
      sendMail({ locale: from.site.locale, to, message: { kind: 'welcome', firstName } })
    }
    return ok({ verifiedAt: instant })
  }
