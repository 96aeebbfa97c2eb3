import type { FormValues } from '#src/contract/forms/form-field.ts'
import { withNext } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { changePasskey, wantsProof } from '#src/stores/auth/change-passkey.ts'

/** Where the owner of passkeys proves who they are, and comes back from. */
export const confirmPathOf = (href: App.Locals['href']): string =>
  withNext(href('/account/confirm'), href('/account/security'))

/** Removes a passkey, or names it where the form holds a name, and leads back. */
export const takePasskeyForm = async (
  { call, href }: Pick<App.Locals, 'call' | 'href'>,
  { passkeyId = '', name }: FormValues,
): Promise<Response> => {
  const done = await changePasskey(call, passkeyId, name)
  if (!done.ok && wantsProof(done.error)) return seeOther(confirmPathOf(href))
  const notice = name === undefined ? 'passkeyRemoved' : 'passkeyRenamed'
  return seeOther(href(`/account/security?notice=${done.ok ? notice : 'failed'}`))
}
