import { ok } from '#src/base/result.ts'
import type { consentCalls } from '#src/contract/consent/consent-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { RecordConsent } from './record-consent.ts'

/** Handler of the call that keeps proofs of consent. */
export const consentHandlers = (record: RecordConsent): HandlersOf<keyof typeof consentCalls> => ({
  'POST /consents/v1/consent': async ({ body }, { site }) =>
    ok({ consentId: body.consentId, recordedAt: await record({ ...body, site: site.locale }) }),
})
