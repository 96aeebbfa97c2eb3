import { clientHeader } from '#src/contract/headers.ts'
import { ownPath } from '#src/rules/navigation/own-path.ts'
import { isSameOriginPost } from '#src/rules/navigation/same-origin.ts'

/** What a posted sign-in came to: a cookie and where it leads, or what to tell who posted it. */
export type KeyResponse =
  | { kind: 'done'; cookie: string; to: string }
  | { kind: 'refused'; status: 400 | 403 | 429; reason: 'wrongKey' | 'tooMany' | 'otherSite' }

type Places = {
  /** Where who has signed in is led, unless the form names another path of this shop. */
  signedIn: string
  signedOut: string
}

const textOf = (form: FormData | undefined, name: string): string => {
  const value = form?.get(name)
  return typeof value === 'string' ? value : ''
}

/** Responds to the form of a page that asks for a key: `key` and `to`, or `out` to sign out. */
export const respondToKey = async (
  request: Request,
  cookie: Pick<App.Locals['editing'], 'signIn' | 'signOut'>,
  { signedIn, signedOut }: Places,
): Promise<KeyResponse> => {
  if (!isSameOriginPost(request.headers, request.headers.get('host') ?? ''))
    return { kind: 'refused', status: 403, reason: 'otherSite' }
  const form = await request.formData().catch(() => undefined)
  if (textOf(form, 'out') !== '')
    return { kind: 'done', cookie: await cookie.signOut(request), to: signedOut }
  const set = await cookie.signIn(
    textOf(form, 'key'),
    new URL(request.url).protocol === 'https:',
    request.headers.get(clientHeader) ?? '',
  )
  if (set.ok) return { kind: 'done', cookie: set.value, to: ownPath(textOf(form, 'to')) ?? signedIn }
  return set.error === 'tooMany'
    ? { kind: 'refused', status: 429, reason: 'tooMany' }
    : { kind: 'refused', status: 400, reason: 'wrongKey' }
}
