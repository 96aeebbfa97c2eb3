import { untouched } from '#src/contract/forms/form-field.ts'
import type { MailedLink } from '#src/contract/identity/auth-step.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { describeStep, type LoadAuthStep } from './auth-step.ts'
import { isLinkToken } from './reset-step.ts'

/** What mailed links do once somebody presses the button of their page, and the notice that is shown then. */
const links = {
  unlock: { path: '/unlock', link: 'unlock', notice: 'unlocked', call: 'POST /consumers-v3/auth/unlock' },
  verify: {
    path: '/verify-email',
    link: 'verifyemail',
    notice: 'verified',
    call: 'POST /consumers-v3/auth/verifyemail',
  },
  changeEmail: {
    path: '/change-email',
    link: 'changeemail',
    notice: 'emailChanged',
    call: 'POST /consumers-v3/auth/changeemail',
  },
} as const satisfies Record<string, { path: string; link: MailedLink; notice: string; call: string }>

/**
 * What a mailed link does, by the press of a button: unlocks a sign-in, confirms an email, or gives an account another. Opening the link
 * alone changes nothing: programs that look through mail open links too.
 */
export const linkStep =
  (purpose: keyof typeof links): LoadAuthStep =>
  async (wanted) => {
    const { locals, url, href } = wanted
    const { site } = locals
    const { security } = messagesOf(site)
    const { title, description, text, submit, late } = security[purpose]
    const { path, link, notice, call } = links[purpose]
    const token = url.searchParams.get('token') ?? ''
    const step = describeStep(wanted, {
      title,
      description,
      text,
      ...(purpose === 'unlock'
        ? { other: { label: security.reset.late, href: href('/forgot-password') } }
        : {}),
    })
    if (!isLinkToken(token)) return { ...step, failure: late }
    return {
      ...step,
      form: describeForm(site, {
        action: href(`${path}?${new URLSearchParams({ token })}`),
        fields: [],
        sent: untouched(),
        submit,
        calls: [call],
      }),
      use: {
        kind: 'link',
        link,
        token,
        late,
        signedIn: href(`/account?notice=${notice}`),
        signedOut: href(`/sign-in?notice=${notice}`),
      },
    }
  }
