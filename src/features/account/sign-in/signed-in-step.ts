import { loadProfile } from '#src/features/account/load-profile.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { isPartiallyEnrolled } from '#src/rules/customer/profile-rules.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { AuthLink } from '#src/contract/identity/auth-step.ts'
import { describeStep, type AuthRequest, type LoadAuthStep } from './auth-step.ts'

/** Ends a flow: leads into the shop, and in a dialog closes it over the page that is open. */
export const doneLink = ({ locals, href }: AuthRequest): AuthLink => ({
  label: messagesOf(locals.site).enrollment.done,
  href: href('/'),
  look: 'primary',
  isDone: true,
})

/** Says that the customer is signed in, and invites them to complete a profile that lacks something. */
export const signedInStep: LoadAuthStep = async (wanted) => {
  const { locals, url, href } = wanted
  const profile = await loadProfile(locals, url)
  if (profile instanceof Response) return profile
  const { site } = locals
  const { account, enrollment } = messagesOf(site)
  const { signedIn: texts } = enrollment
  const { firstName } = profile.consumerDetails
  const isPartial = isPartiallyEnrolled(profile.consumerDetails)
  return describeStep(wanted, {
    title: formatMessage(texts.title, { firstName }, site.locale),
    description: texts.description,
    status: texts.text,
    links: [
      ...(isPartial
        ? [
            {
              before: account.profile.incomplete,
              label: texts.complete,
              href: href('/enrollment'),
              look: 'note' as const,
            },
          ]
        : []),
      doneLink(wanted),
      { label: account.overview.title, href: href('/account') },
    ],
  })
}
