import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'

const bytes32 = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const binary = z.string().max(16_384)
const passkeyId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,1400}$/)
  .describe('The id of the credential, in base64url')

const publicKeyType = z.literal('public-key')
const timeout = z.number().describe('Milliseconds')

/** What `navigator.credentials` makes and finds passkeys by: WebAuthn's options in their JSON form. */
const creationOptions = z.object({
  challenge: bytes32,
  timeout,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKeyType })),
  excludeCredentials: z.array(z.object({ id: passkeyId, type: publicKeyType })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true).describe('The same for authenticators of level 1'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

const requestOptions = z.object({
  challenge: bytes32,
  timeout,
  rpId: z.string(),
  userVerification: z.literal('required'),
})

const passkeySchema = z
  .object({
    passkeyId,
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().optional(),
    isBackedUp: z.boolean().describe('Whether it comes along to the owner’s other devices'),
  })
  .meta({ id: 'Passkey' })

const credential = {
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
  }),
})

/** A credential that a browser made, and one that it signed with, in WebAuthn's JSON form; what browsers send besides is left. */
export type Attestation = z.output<typeof attestation>
export type Assertion = z.output<typeof assertion>

/** Characters of a passkey's name. */
export const maxPasskeyName = 60

const name = z.string().trim().min(1).max(maxPasskeyName)

/** Passkeys that one customer may have. */
export const maxPasskeys = 20

/**
 * Passkeys (WebAuthn, level 3): made and removed by customers who lately proved who they are (AUT432 with `reason` `signInAgain`), up to
 * `maxPasskeys` (`reason` `tooManyPasskeys`). Signing in by one that the shop does not know is AUT401 with `reason`
 * `unknownPasskey`. This shop's own.
 */
export const passkeyCalls = {
  'POST /consumers-v3/consumer/passkeys/options': {
    summary: 'Begin to make a passkey',
    session: 'customer',
    limit: 'signIn',
    out: z.object({ publicKey: creationOptions }),
    errors: ['AUT404', 'AUT432'],
  },
  'POST /consumers-v3/consumer/passkeys': {
    summary: 'Keep a passkey that was made',
    session: 'customer',
    limit: 'signIn',
    body: z.strictObject({ credential: attestation, name }),
    out: passkeySchema,
    errors: ['AUT404', 'AUT432'],
  },
  'GET /consumers-v3/consumer/passkeys': {
    summary: 'List the passkeys of the customer',
    session: 'customer',
    out: z.object({
      rpId: z.string().describe('With the next, what authenticators are told of the passkeys that are good'),
      userHandle: z.string().describe('In base64url'),
      passkeys: z.array(passkeySchema),
    }),
    errors: ['AUT404'],
  },
  'PUT /consumers-v3/consumer/passkeys/{passkeyId}': {
    summary: 'Name a passkey',
    session: 'customer',
    limit: 'signIn',
    path: z.object({ passkeyId }),
    body: z.strictObject({ name }),
    out: passkeySchema,
    errors: ['AUT404'],
  },
  'DELETE /consumers-v3/consumer/passkeys/{passkeyId}': {
    summary: 'Remove a passkey; the answer is what the authenticator is told of it',
    session: 'customer',
    limit: 'signIn',
    path: z.object({ passkeyId }),
    out: z.object({ rpId: z.string(), credentialId: passkeyId }),
    errors: ['AUT404', 'AUT432'],
  },
  'POST /consumers-v3/auth/passkey/options': {
    summary: 'Begin to sign in by a passkey',
    session: false,
    limit: 'signIn',
    out: z.object({ publicKey: requestOptions }),
    errors: [],
  },
  'POST /consumers-v3/auth/passkey': {
    summary: 'Prove who one is by a passkey; the answer is a code to exchange for a token',
    session: false,
    limit: 'signIn',
    body: z.strictObject({ credential: assertion, codeChallenge: bytes32 }),
    out: z.object({ code: bytes32, expiresAt: z.iso.datetime() }),
    errors: ['AUT401'],
  },
} as const satisfies Calls
