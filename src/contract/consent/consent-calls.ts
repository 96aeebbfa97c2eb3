import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { consentIdForm, consentSources } from './consent.ts'

/** Keeps a proof of each choice (GDPR, article 7, 1): no personal data besides a random id. The site is that of the request. */
export const consentCalls = {
  'POST /consents/v1/consent': {
    summary: 'Keep the proof of a choice about cookies and similar storage',
    session: false,
    limit: 'consent',
    body: z.object({
      consentId: z.string().regex(consentIdForm).describe('Random id that the consent cookie holds'),
      version: z
        .string()
        .regex(/^\d{6}\.\d{1,3}\.\d{1,3}$/)
        .describe('Version of the text the visitor was shown'),
      source: z.enum(consentSources),
      categories: z
        .object({ C0002: z.boolean(), C0003: z.boolean(), C0004: z.boolean() })
        .describe('What is allowed from now on'),
    }),
    out: z.object({ consentId: z.string(), recordedAt: z.iso.datetime() }),
    errors: [],
  },
} as const satisfies Calls
