import { accountSettings } from '#src/base/account-settings.ts'

/** The dialog that somebody signs in by: that of the enrollment where the settings say so. */
export const signInDialog = accountSettings.hasSimplifiedEnrollment ? 'enrollment' : 'sign-in'
