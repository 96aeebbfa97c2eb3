import { err, type Result } from '#src/base/result.ts'
import { dialogLeft } from '#src/client/dialog-left.ts'
import { goTo } from '#src/client/go-to.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { toldElsewhere } from '#src/rules/forms/refusal.ts'
import { call, dialogs } from '#src/stores/shop.ts'

type Act<T> = (values: FormValues) => Promise<Result<T, ClientError>>

/** Whether a form may show what is of another customer than the one who is signed in by now: it does where nobody can say who that is. */
const isOfAnother = async (owner: string | undefined): Promise<boolean> => {
  if (owner === undefined) return false
  const read = await call('GET /consumers-v3/consumer', { query: {} })
  return !read.ok || read.value.consumerId !== owner
}

/**
 * What a form of the account does. Where its customer's session has ended, they sign in over it, and it goes on with what they typed; where
 * they do not, the form says that they are signed out. For another customer than the form's the page is read anew.
 */
export const withSignIn =
  <T>({ site, owner }: Pick<FormDescription<unknown>, 'site' | 'owner'>, act: Act<T>): Act<T> =>
  async (values) => {
    const done = await act(values)
    if (done.ok || done.error.errorId !== 'AUT404') return done
    const here = `${location.pathname}${location.search}`
    const query = new URLSearchParams({ notice: 'formWaits', next: here })
    const signedIn = await dialogs.open('sign-in', { path: `/${site.locale}/sign-in?${query}` })
    if (!signedIn.ok) return done
    await dialogLeft()
    if (!(await isOfAnother(owner))) return act(values)
    await goTo(here)
    return err(toldElsewhere)
  }
