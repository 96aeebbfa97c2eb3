import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormField } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { ownPasswordField } from '#src/features/account/security/own-password.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { refusedForm, wordedFaults } from '#src/forms/refused-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { changeEmail, type Profile } from '#src/stores/profile.ts'

/** To whom a link was sent, and for how many minutes it works. */
export type MailedLink = { email: string; minutes: number }

/** The form of another email, or what came of it. */
export type EmailForm = { form: FormDescription<FormTexts> } | { mailed: MailedLink }

/** The field of the new email. */
const emailFields = (site: Site, { consumerDetails }: Profile): FormField[] => {
  const texts = messagesOf(site).security.email
  return [
    {
      name: 'email',
      label: texts.new,
      type: 'email',
      autocomplete: 'email',
      isRequired: true,
      maxLength: 100,
      rules: [{ rule: 'email' }, { rule: 'isNot', text: consumerDetails.email, told: texts.own }],
    },
  ]
}

/** What the page of another email shows. It says the same where somebody else has that email. */
export const emailForm = async (
  { call, site, href }: Pick<App.Locals, 'call' | 'site' | 'href'>,
  request: Request,
  profile: Profile,
): Promise<EmailForm | Response> => {
  const fields = emailFields(site, profile)
  const proof = ownPasswordField(site)
  const show = (sent = untouched()): EmailForm => ({
    form: describeForm(site, {
      owner: profile.consumerId,
      action: href('/account/email'),
      ...{ fields, proof, sent },
      submit: messagesOf(site).security.email.submit,
      calls: ['POST /consumers-v3/consumer/email', 'POST /consumers-v3/consumer/auth/confirm'],
    }),
  })
  if (request.method !== 'POST') return show()
  const values = await readForm(request)
  if (values instanceof Response) return values
  const faults = wordedFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return show({ values, faults })
  const mailed = await changeEmail(call, values)
  return mailed.ok
    ? { mailed: mailed.value }
    : show(refusedForm([...fields, proof], values, mailed.error, site))
}
