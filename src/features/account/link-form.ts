import { ok } from '#src/base/result.ts'
import { untouched, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { isLinkToken, withoutToken } from './reset-form.ts'
import { isSignedIn } from './signed-in.ts'
import { takeForm } from '#src/forms/take-form.ts'

type Call = App.Locals['call']

/** What mailed links do once somebody presses the button of their page, and the notice that is shown then. */
const links = {
  unlock: {
    path: '/unlock',
    notice: 'unlocked',
    act: (call: Call, token: string) => call('POST /consumers-v3/auth/unlock', { body: { token } }),
  },
  verify: {
    path: '/verify-email',
    notice: 'verified',
    act: (call: Call, token: string) => call('POST /consumers-v3/auth/verifyemail', { body: { token } }),
  },
  changeEmail: {
    path: '/change-email',
    notice: 'emailChanged',
    act: (call: Call, token: string) => call('POST /consumers-v3/auth/changeemail', { body: { token } }),
  },
} as const

export type LinkUse = keyof typeof links

/** Where the form of a mailed link is sent. */
export const linkPath = (use: LinkUse, token: string): string =>
  `${links[use].path}?${new URLSearchParams({ token })}`

/** A link that does nothing any more says so in its own words: the API's are about passwords. */
const inOwnWords = (sent: SentForm | Response, { language }: Site, use: LinkUse): SentForm | Response => {
  const { refusals, security } = messages[language]
  return sent instanceof Response || sent.failure !== refusals.AUT402
    ? sent
    : { ...sent, failure: security[use].late }
}

/**
 * What the page of a mailed link shows, or where it leads once the link has done its work. Opening the link alone changes nothing:
 * programs that look through mail open links too.
 */
export const linkForm = async (
  locals: App.Locals,
  request: Request,
  { use, token }: { use: LinkUse; token: string },
): Promise<SentForm | Response> => {
  const { call, site, href } = locals
  if (!isLinkToken(token)) return inOwnWords(withoutToken(site), site, use)
  if (request.method !== 'POST') return untouched()
  const { notice, act } = links[use]
  const sent = await takeForm(request, site, {
    fields: [],
    act: async () => {
      const done = await act(call, token)
      if (!done.ok) return done
      const path = (await isSignedIn(locals)) ? '/account' : '/sign-in'
      return ok(href(`${path}?notice=${notice}`))
    },
  })
  return inOwnWords(sent, site, use)
}
