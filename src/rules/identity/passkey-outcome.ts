/** What came of a passkey: never begun, refused by its owner, given up for another attempt, or not taken by the shop. */
export type PasskeyFailure =
  ('notBegun' | 'cancelled' | 'superseded' | 'known') | ('unknown' | 'tooMany' | 'signInAgain' | 'failed')

/** Why a browser gave no passkey, by the names of its errors (WebAuthn, level 3). */
export const failureOf = (error: unknown): PasskeyFailure => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return 'cancelled'
  if (name === 'AbortError') return 'superseded'
  return name === 'InvalidStateError' ? 'known' : 'failed'
}

/** Why the shop took no passkey. */
export const refusalOf = ({
  additionalInfo,
}: {
  additionalInfo: Record<string, string | number>
}): PasskeyFailure => {
  const { reason } = additionalInfo
  if (reason === 'unknownPasskey') return 'unknown'
  if (reason === 'tooManyPasskeys') return 'tooMany'
  return reason === 'signInAgain' ? 'signInAgain' : 'failed'
}
