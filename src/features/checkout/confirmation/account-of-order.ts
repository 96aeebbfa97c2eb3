import type { OrderAccount } from '#islands/auth/OrderAccount.tsx'
import { untouched, type FormField } from '#src/contract/forms/form-field.ts'
import { signUpFields } from '#src/features/account/sign-up/sign-up-fields.ts'
import { signUpUse } from '#src/features/account/sign-up/sign-up-step.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { takeForm } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { textsIn } from '#src/rules/address/address-texts.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { signUpByOrder, type OrderBuyer } from '#src/stores/auth/sign-up.ts'
import type { PlacedOrder } from './load-placed-order.ts'

/** What the island of a guest's account shows and does. */
export type AccountOfOrder = Parameters<typeof OrderAccount>[0]

/** Who placed an order; undefined where it has no name, as one that a wallet paid may not. */
const buyerOf = ({ email, shipments, billingAddress }: PlacedOrder): OrderBuyer | undefined => {
  const home = shipments.find(({ storeName, address }) => address && storeName === undefined)?.address
  const addressed = shipments.flatMap(({ address }) => (address ? [address] : []))
  const { firstName, lastName } = billingAddress ?? addressed[0] ?? {}
  if (email === '' || !firstName || !lastName) return undefined
  const book = [
    ...(home ? [{ approachType: 'S' as const, of: home }] : []),
    ...(billingAddress ? [{ approachType: 'B' as const, of: billingAddress }] : []),
  ]
  return {
    ...{ email, firstName, lastName },
    addresses: book.map(({ approachType, of }) => ({
      ...{ ...textsIn(of), countryCode: of.countryCode },
      approachType,
    })),
  }
}

/**
 * What a guest who ordered is asked to have an account, or where its form leads once it was posted; undefined for a customer, and for an
 * order that does not say who placed it. Only who placed the order is shown it, and its email has yet to be confirmed as after any sign-up.
 */
export const accountOfOrder = async (
  { call, site, href, instant }: Pick<App.Locals, 'call' | 'site' | 'href' | 'instant'>,
  request: Request,
  order: PlacedOrder,
): Promise<AccountOfOrder | Response | undefined> => {
  const cookies = request.headers.get('cookie') ?? ''
  const buyer = buyerOf(order)
  if (!buyer || readVisitorCookie(cookies).loggedIn) return undefined
  const { account, checkout } = messagesOf(site)
  const { confirmation: text } = checkout
  const url = new URL(href('/order-confirmation'), request.url)
  const use = signUpUse({ locals: { site }, url, place: 'page' })
  const fields: FormField[] = signUpFields(site, instant, 'account').filter(({ name }) => name === 'password')
  const sent =
    request.method === 'POST'
      ? await takeForm(request, site, {
          fields,
          act: (values) => signUpByOrder({ call, cookies: () => cookies }, values, { use, buyer }),
        })
      : untouched()
  if (sent instanceof Response) return sent
  return {
    form: describeForm(site, {
      action: href('/order-confirmation'),
      ...{ fields, sent },
      submit: text.createAccount,
      calls: ['POST /consumers-v3/auth/signup'],
    }),
    ...{ use, buyer },
    terms: text.accountTerms,
    links: {
      terms: { href: href('/brand-terms'), label: account.signUp.saleTermsLink },
      privacy: { href: href('/privacy'), label: account.signUp.privacyLink },
    },
  }
}
