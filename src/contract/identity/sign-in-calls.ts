import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { inStoreSalesInfoSchema } from '#src/contract/stores/in-store-sale.ts'
import { consumerTypeSchema } from './consumer-type.ts'
import { emailField, passwordField } from './sign-up-calls.ts'

/** 32 bytes in base64url: a SHA-256 hash, and a token or code of this shop. */
const bytes32 = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** Who signed in (specification, shopping, section 3, Auth). The refresh token travels in its cookie only. */
const signedInSchema = z.object({
  consumerNo: z.string(),
  consumerType: consumerTypeSchema,
  memberId: z.uuid(),
  expiresAt: z.iso.datetime(),
  isEmployeeDiscountTCAccepted: z.boolean(),
  basketId: z.uuid().optional().describe('The customer’s cart, with what the guest’s held'),
  favoriteId: z.uuid().optional(),
  saveForLaterId: z.uuid().optional(),
  unitsSavedForLater: z
    .int()
    .describe('Units of the guest’s cart that did not fit into the customer’s, and are saved for later'),
  isTemporaryPassword: z.boolean(),
  inStoreSalesInfo: inStoreSalesInfoSchema.optional().describe('Of an associate who signed in to a store'),
})

/** What proves who somebody is by a password, and the code that the proof gives. */
export const passwordProof = z.strictObject({
  type: z.literal('password').default('password'),
  username: emailField,
  password: passwordField,
  codeChallenge: bytes32.describe('SHA-256 of the verifier, in base64url (RFC 7636)'),
  recaptcha_response: z.string().max(8192).optional(),
})

/** How a password, or whose it is, is refused; AUT418, AUT437, AUT438, AUT441 and AUT500 by login systems of others alone. */
export const refusedProofs = [
  ...(['AUT401', 'AUT418', 'AUT437', 'AUT438', 'AUT426'] as const),
  ...(['AUT403', 'AUT423', 'AUT441', 'AUT500'] as const),
] as const

export const proofCode = z.object({ code: bytes32, expiresAt: z.iso.datetime() })

/** Signing in and out (specification, shopping, sections 4 and 7, Authentication). */
export const signInCalls = {
  'POST /consumers-v3/auth/signin': {
    summary: 'Prove who one is by a password; the answer is a code to exchange for a token',
    session: false,
    limit: 'signIn',
    body: passwordProof,
    out: proofCode,
    errors: refusedProofs,
  },
  'POST /token/v2/auth/token/exchange': {
    summary: 'Exchange a code for a customer’s token',
    session: false,
    limit: 'signIn',
    body: z.strictObject({
      code: bytes32,
      codeVerifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
      basketId: z.uuid().optional().describe('The guest’s cart; the last one when missing'),
      favoriteId: z.uuid().optional().describe('The guest’s favorites, which the session says as well'),
      saveForLaterId: z.uuid().optional().describe('The guest’s list, which the session says as well'),
    }),
    out: signedInSchema,
    errors: ['AUT409', 'AUT432', 'AUT500'],
  },
  'POST /consumers-v3/consumer/auth/signout': {
    summary: 'Sign out here; the answer brings a new guest token',
    session: false,
    limit: 'token',
    body: z.strictObject({
      refreshToken: z.string().max(200).optional().describe('Not needed: the session says which'),
    }),
    out: z.object({ consumerType: z.literal('GUEST'), expiresAt: z.iso.datetime() }),
    errors: [],
  },
} as const satisfies Calls
