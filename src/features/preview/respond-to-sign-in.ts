import { clientHeader } from '#src/contract/headers.ts'
import { ownPath } from '#src/rules/navigation/own-path.ts'
import { isSameOriginPost } from '#src/rules/navigation/same-origin.ts'

/** What a posted sign-in came to: a cookie and where it leads, or what to tell the editor. */
export type SignInResponse =
  | { kind: 'done'; cookie: string; to: string }
  | { kind: 'refused'; status: 400 | 403 | 429; reason: 'wrongKey' | 'tooMany' | 'otherSite' }

const textOf = (form: FormData | undefined, name: string): string => {
  const value = form?.get(name)
  return typeof value === 'string' ? value : ''
}

/** Answers the form of the sign-in page: `key` and `to`, or `out` to sign out. */
export const respondToSignIn = async (
  request: Request,
  { editing, site }: Pick<App.Locals, 'editing' | 'site'>,
): Promise<SignInResponse> => {
  if (!isSameOriginPost(request.headers, request.headers.get('host') ?? ''))
    return { kind: 'refused', status: 403, reason: 'otherSite' }
  const form = await request.formData().catch(() => undefined)
  if (textOf(form, 'out') !== '') return { kind: 'done', cookie: editing.signOut, to: `/${site.locale}` }
  const cookie = await editing.signIn(
    textOf(form, 'key'),
    new URL(request.url).protocol === 'https:',
    request.headers.get(clientHeader) ?? '',
  )
  if (cookie.ok) {
    const to = ownPath(textOf(form, 'to')) ?? `/${site.locale}?preview=true`
    return { kind: 'done', cookie: cookie.value, to }
  }
  return cookie.error === 'tooMany'
    ? { kind: 'refused', status: 429, reason: 'tooMany' }
    : { kind: 'refused', status: 400, reason: 'wrongKey' }
}
