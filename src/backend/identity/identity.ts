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
import { createPasskeys } from './passkeys/passkeys.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'

/** Identity's use cases: who shoppers are, and how they prove it. */
export const createIdentity = (dependencies: IdentityDependencies) => ({
  signUp: signUp(dependencies),
  verifyEmail: verifyEmail(dependencies),
  signIn: signIn(dependencies),
  signInAssociate: signInAssociate(dependencies),
  chooseCustomer: chooseCustomer(dependencies),
  readAssociateSession: readAssociateSession(dependencies),
  exchangeCode: exchangeCode(dependencies),
  renewToken: renewToken(dependencies),
  passkeys: createPasskeys(dependencies),
  signOut: signOut(dependencies),
  changePassword: changePassword(dependencies),
  askForReset: askForReset(dependencies),
  resetPassword: resetPassword(dependencies),
  unlock: unlock(dependencies),
  askForEmail: askForEmail(dependencies),
  changeEmail: changeEmail(dependencies),
  confirmLogin: confirmLogin(dependencies),
  endSession: endSession(dependencies),
  endOtherSessions: endOtherSessions(dependencies),
  isLive: isLive(dependencies),
  readSessions: readSessions(dependencies),
  readActivity: readActivity(dependencies),
})

export type Identity = ReturnType<typeof createIdentity>
