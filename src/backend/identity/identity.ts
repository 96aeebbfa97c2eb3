import { askForEmail } from './commands/ask-for-email.ts'
import { askForReset } from './commands/ask-for-reset.ts'
import { changeEmail } from './commands/change-email.ts'
import { changePassword } from './commands/change-password.ts'
import { chooseCustomer } from './commands/choose-customer.ts'
import { confirmLogin } from './commands/confirm-login.ts'
import { endOtherSessions, endSession } from './commands/end-sessions.ts'
import { isLive } from './commands/is-live.ts'
import { exchangeCode } from './commands/exchange-code.ts'
import { renewToken } from './commands/renew-token.ts'
import { resetPassword } from './commands/reset-password.ts'
import { signIn } from './commands/sign-in.ts'
import { signInAssociate } from './commands/sign-in-associate.ts'
import { signOut } from './commands/sign-out.ts'
import { signUp } from './commands/sign-up.ts'
import { unlock } from './commands/unlock.ts'
import { verifyEmail } from './commands/verify-email.ts'
import { readAssociateSession } from './queries/read-associate-session.ts'
import { readActivity, readSessions } from './queries/read-sessions.ts'
import { createPasskeys } from './passkeys.ts'
import type { IdentityParts } from './identity-parts.ts'

/** Identity's use cases: who shoppers are, and how they prove it. */
export const createIdentity = (parts: IdentityParts) => ({
  signUp: signUp(parts),
  verifyEmail: verifyEmail(parts),
  signIn: signIn(parts),
  signInAssociate: signInAssociate(parts),
  chooseCustomer: chooseCustomer(parts),
  readAssociateSession: readAssociateSession(parts),
  exchangeCode: exchangeCode(parts),
  renewToken: renewToken(parts),
  passkeys: createPasskeys(parts),
  signOut: signOut(parts),
  changePassword: changePassword(parts),
  askForReset: askForReset(parts),
  resetPassword: resetPassword(parts),
  unlock: unlock(parts),
  askForEmail: askForEmail(parts),
  changeEmail: changeEmail(parts),
  confirmLogin: confirmLogin(parts),
  endSession: endSession(parts),
  endOtherSessions: endOtherSessions(parts),
  isLive: isLive(parts),
  readSessions: readSessions(parts),
  readActivity: readActivity(parts),
})

export type Identity = ReturnType<typeof createIdentity>
