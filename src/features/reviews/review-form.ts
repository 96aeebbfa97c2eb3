import { untouched, type FormField, type SentForm } from '#src/contract/forms/form-field.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import { reviewAspects, reviewBounds, type ReviewAspect } from '#src/contract/reviews/review.ts'
import type { Site } from '#src/contract/sites.ts'
import { isSignedIn } from '#src/features/account/signed-in.ts'
import { failureOf, type FoundOrFailed } from '#src/features/shop-frame/outcome.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { refusedForm, wordedFaults } from '#src/forms/refused-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { writeReviewPath } from '#src/rules/navigation/reviews-url.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { writeReview } from '#src/stores/product-reviews.ts'

type Purchase = { productId: string; name: string }

/** What the page shows: the form, that it was sent, why there is none, or which purchases of a link may be reviewed. */
export type ReviewStep =
  | { step: 'write'; purchase: Purchase; token: string | undefined; sent: SentForm }
  | { step: 'done' }
  | { step: 'noPurchase'; isSignedIn: boolean }
  | { step: 'reviewed' | 'late' }
  | { step: 'choose'; purchases: readonly Purchase[]; token: string }

const scaleOf = (site: Site, aspect: ReviewAspect): FormField => {
  const { aspects, scales, form } = messagesOf(site).reviews
  const { low, middle, high } = scales[aspect]
  const words = [
    ['1', low],
    ['3', middle],
    ['5', high],
  ] as const
  return {
    ...{ kind: 'choice', name: aspect, label: aspects[aspect] },
    options: [{ value: '', label: form.notSaid }, ...words.map(([value, label]) => ({ value, label }))],
  }
}

const reviewFields = (site: Site): FormField[] => {
  const text = messagesOf(site).reviews
  const { form } = text
  const words = (max: number) => ({ maxLength: max, rules: [{ rule: 'length', min: 1, max }] as const })
  return [
    {
      ...{ kind: 'choice', name: 'rating', label: form.rating, isRequired: true, whenEmpty: form.noRating },
      options: ['1', '2', '3', '4', '5'].map((value) => ({
        value,
        label: formatMessage(text.stars, { stars: Number(value) }, site.locale),
      })),
    },
    {
      ...{ name: 'title', label: form.title, autocomplete: 'off', isRequired: true },
      ...words(reviewBounds.title),
    },
    { kind: 'text', name: 'text', label: form.text, isRequired: true, ...words(reviewBounds.text) },
    ...reviewAspects.map((aspect) => scaleOf(site, aspect)),
    {
      ...{ kind: 'choice', name: 'recommends', label: form.recommends },
      options: [
        { value: '', label: form.notSaid },
        { value: 'yes', label: text.yes },
        { value: 'no', label: text.no },
      ],
    },
    {
      ...{ name: 'nickname', label: form.nickname, hint: form.nicknameHint, autocomplete: 'nickname' },
      ...{ isRequired: true, ...words(reviewBounds.nickname) },
    },
  ]
}

/** The form by which a buyer reviews what they bought. */
export const reviewFormOf = (
  site: Site,
  { action, token, sent }: { action: string; token: string | undefined; sent: SentForm },
): FormDescription<FormTexts> =>
  describeForm(site, {
    ...{ action, sent, fields: reviewFields(site), submit: messagesOf(site).reviews.form.submit },
    hidden: token === undefined ? {} : { token },
    calls: ['POST /products/v1/products/{productId}/reviews'],
  })

type Locals = Pick<App.Locals, 'site' | 'call'>

const purchaseOf = async (
  { call }: Locals,
  productId: string,
  token: string | undefined,
): Promise<FoundOrFailed<Purchase | ReviewStep>> => {
  // Who comes by a mail may have no session yet.
  const isCustomer = await isSignedIn({ call })
  const found = await call('GET /products/v1/products/{productId}/reviews/purchase', {
    path: { productId },
    query: token === undefined ? {} : { token },
  })
  if (found.ok) return { kind: 'found', view: found.value }
  const { errorId, status } = found.error
  if (errorId === 'REV409') return { kind: 'found', view: { step: 'reviewed' } }
  if (errorId !== 'REV403') return failureOf(status)
  const step: ReviewStep =
    token === undefined ? { step: 'noPurchase', isSignedIn: isCustomer } : { step: 'late' }
  return { kind: 'found', view: step }
}

/** Opens the form by which a product is reviewed, and takes it without script. */
export const openReview = async (
  locals: Locals,
  request: Request,
  productId: string,
): Promise<FoundOrFailed<ReviewStep> | Response> => {
  const { site, call } = locals
  const isPosted = request.method === 'POST'
  const values = isPosted ? await readForm(request) : {}
  if (values instanceof Response) return values
  const token = (isPosted ? values['token'] : new URL(request.url).searchParams.get('token')) || undefined
  const found = await purchaseOf(locals, productId, token)
  if (found.kind === 'failed') return found
  if ('step' in found.view) return { kind: 'found', view: found.view }
  const purchase = found.view
  const form = (sent: SentForm): FoundOrFailed<ReviewStep> => ({
    kind: 'found',
    view: { step: 'write', purchase, token, sent },
  })
  if (!isPosted) return form(untouched())
  const fields = reviewFields(site)
  const faults = wordedFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return form({ values, faults })
  const written = await writeReview(call, productId, values)
  if (written.ok) return { kind: 'found', view: { step: 'done' } }
  return form(refusedForm(fields, values, written.error, site))
}

/** Opens what a mailed link may review: one purchase leads on to its form. */
export const openPurchases = async (
  { call }: Pick<Locals, 'call'>,
  url: URL,
): Promise<FoundOrFailed<ReviewStep>> => {
  const token = url.searchParams.get('token') ?? ''
  await call('POST /token/v2/auth/token', {})
  const found = await call('GET /products/v1/reviews/purchases', { query: { token } })
  if (!found.ok) {
    const { errorId, status } = found.error
    return errorId === 'REV403' ? { kind: 'found', view: { step: 'late' } } : failureOf(status)
  }
  const { purchases } = found.value
  return {
    kind: 'found',
    view: purchases.length === 0 ? { step: 'reviewed' } : { step: 'choose', purchases, token },
  }
}

/** Where a purchase is reviewed, with the token of the link that led there. */
export const purchasePath = ({ productId }: Purchase, token: string): string =>
  `${writeReviewPath(productId)}?${new URLSearchParams({ token })}`
