import { untouched, type FormField } from '#src/contract/forms/form-field.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { Site } from '#src/contract/sites.ts'
import { describeStep, type AuthLocals, type ShopAuthStep } from '#src/features/account/sign-in/auth-step.ts'
import { signInFields } from '#src/features/account/sign-in/sign-in-step.ts'
import { takeStep } from '#src/features/account/sign-in/take-step.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

type Stores = CallOutput<'GET /consumers-v3/utilities/stores'>['stores']

/** The stores of the site's own country first. */
const byNearness = (stores: Stores, { country }: Site): Stores => [
  ...stores.filter(({ countryCode }) => countryCode === country),
  ...stores.filter(({ countryCode }) => countryCode !== country),
]

/** The fields of signing in to a store. */
const loginFields = (site: Site, stores: Stores): FormField[] => {
  const { login: texts } = messagesOf(site).associate
  const options = byNearness(stores, site).map(({ storeId, storeName: name, city }) => ({
    value: storeId,
    label: name.includes(city) ? name : formatMessage(texts.storeNamed, { name, city }, site.locale),
  }))
  return [
    {
      kind: 'choice',
      name: 'storeId',
      label: texts.store,
      isRequired: true,
      options: [{ value: '', label: texts.choose }, ...options],
    },
    ...signInFields(site),
  ]
}

/** Where people who work in a store sign in to it; a posted form leads on from there. */
export const loginStep = async (
  locals: AuthLocals,
  request: Request,
  url: URL,
): Promise<ShopAuthStep | Response> => {
  const { call, site, href } = locals
  const { login: texts } = messagesOf(site).associate
  const stores = await call('GET /consumers-v3/utilities/stores', {})
  const form = describeForm(site, {
    action: href('/associate-login'),
    fields: loginFields(site, stores.ok ? stores.value.stores : []),
    sent: untouched(),
    submit: texts.submit,
    calls: ['POST /consumers-v3/consumer/agent/login', 'POST /token/v2/auth/token/exchange'],
  })
  const { refusals } = form.texts
  const step = describeStep(
    { url },
    {
      title: texts.title,
      description: texts.description,
      text: texts.text,
      ...(url.searchParams.get('notice') === 'ended' ? { notice: texts.ended } : {}),
      form: {
        ...form,
        texts: {
          ...form.texts,
          refusals: { ...refusals, byCode: { ...refusals.byCode, ...texts.refusals } },
        },
      },
      use: { kind: 'associate', goal: href('/associate') },
      humanCheck: 'login',
      other: { before: texts.shopper, label: texts.shopperSignIn, href: href('/sign-in') },
    },
  )
  return request.method === 'POST' ? takeStep({ locals, request, url }, step) : step
}
