import { respondToKey, type KeyResponse } from '#src/features/key-sign-in/respond-to-key.ts'

/** Answers the form of the sign-in page: `key` and `to`, or `out` to sign out. */
export const respondToSignIn = (
  request: Request,
  { editing, site }: Pick<App.Locals, 'editing' | 'site'>,
): Promise<KeyResponse> =>
  respondToKey(request, editing, {
    signedIn: `/${site.locale}?preview=true`,
    signedOut: `/${site.locale}`,
  })
