import type { ErrorRow } from './error-row.ts'

/** Signing in, passwords and sessions (specification, shopping, section 8, Auth). */
export const authErrors = {
  AUT498: { status: 401, message: 'The customer of this session is not valid.' },
  AUT401: { status: 401, message: 'The email or password is wrong.' },
  AUT418: { status: 401, message: 'The email or password is wrong.' },
  AUT437: { status: 401, message: 'The email or password is wrong.' },
  AUT438: { status: 401, message: 'The email or password is wrong.' },
  AUT423: { status: 423, message: 'The account is locked.' },
  AUT441: { status: 423, message: 'The account is locked.' },
  AUT426: { status: 401, message: 'The email or password is wrong, and one attempt is left.' },
  AUT439: { status: 409, message: 'The login is in use.' },
  AUT444: { status: 409, message: 'The phone number is in use.' },
  AUT442: { status: 409, message: 'The phone number is in use.' },
  AUT450: { status: 400, message: 'The current password is wrong.' },
  AUT451: { status: 400, message: 'The new password is the previous one.' },
  AUT452: { status: 400, message: 'The new password is the previous one.' },
  AUT402: { status: 410, message: 'The link to set a new password has expired.' },
  AUT403: { status: 403, message: 'It could not be confirmed that a person calls.' },
  AUT409: { status: 409, message: 'The token was exchanged twice.' },
  AUT404: { status: 401, message: 'Your session could not be authorized.' },
  AUT432: { status: 401, message: 'The authorization failed.' },
  AUT500: { status: 500, message: 'The login system failed.' },
  AUT440: { status: 400, message: 'The customer list is not known.' },
} as const satisfies Record<string, ErrorRow>

/** A customer's own data (specification, shopping, section 8, Profile); FE873 is this shop's own. */
export const profileErrors = {
  PRO400: { status: 409, message: 'The login is in use.' },
  PRO404: { status: 404, message: 'The profile was not found.' },
  PRO410: { status: 400, message: 'The age is not allowed.' },
  PRO411: { status: 400, message: 'The date of birth is missing.' },
  PRO412: { status: 400, message: 'The profile is not complete.' },
  PRO414: { status: 400, message: 'The phone number of the profile is not valid.' },
  PRO415: { status: 409, message: 'The profile was changed at the same time.' },
  PRO418: { status: 409, message: 'The profile cannot be changed now.' },
  FE340: { status: 400, message: 'The passwords differ.' },
  FE872: { status: 400, message: 'The password is too short.' },
  FE873: { status: 400, message: 'The password is one that many people use.' },
  CCA400: { status: 409, message: 'The address exists.' },
  CCA401: { status: 404, message: 'There is no such address.' },
  CCN404: { status: 404, message: 'The customer is not known.' },
  AUT453: { status: 400, message: 'The email is not valid.' },
  '4044': { status: 404, message: 'The loyalty member was not found.' },
} as const satisfies Record<string, ErrorRow>
