import { associateSettings } from '#src/base/associate-settings.ts'
import { formatMoney } from '#src/base/money.ts'
import { ok } from '#src/base/result.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'
import { takeForm } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { largestReduction } from '#src/rules/cart/adjustment-limit.ts'
import { readAmount } from '#src/rules/catalogue/named-amount.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

const { adjustmentLimitPercent } = associateSettings

/** The fields of an adjustment. */
export const priceFields = ({ language, locale, currency }: Site): FormField[] => {
  const { prices: texts } = messagesOf({ language, locale }).associate
  const amount = formatMessage(texts.amount, { currency }, locale)
  return [
    {
      kind: 'choice',
      name: 'unit',
      label: texts.unit,
      isRequired: true,
      options: [
        { value: 'percent', label: texts.percent },
        { value: 'amount', label: amount },
      ],
    },
    {
      name: 'value',
      label: texts.value,
      autocomplete: 'off',
      isRequired: true,
      maxLength: 12,
    },
    {
      kind: 'choice',
      name: 'reason',
      label: texts.reason,
      isRequired: true,
      options: [
        { value: '', label: messagesOf({ language, locale }).associate.login.choose },
        ...Object.values(texts.reasons).map((reason) => ({ value: reason, label: reason })),
      ],
    },
  ]
}

type Taken = { percent: number } | { amount: number }

const percentOf = (text: string): number | undefined => {
  const [, units = '', fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  return units === '' ? undefined : Number(`${units}.${fraction || '0'}`)
}

const takenOf = ({ unit, value = '' }: FormValues, { currency }: Site): Taken | undefined => {
  if (unit !== 'amount') {
    const percent = percentOf(value)
    return percent === undefined ? undefined : { percent }
  }
  const amount = readAmount(value, currency)
  return amount === undefined ? undefined : { amount }
}

/** What is wrong with how much is taken off, in the words of the site. */
const valueFault = (values: FormValues, item: CartItem, site: Site): string | undefined => {
  const { prices: texts } = messagesOf(site).associate
  const taken = takenOf(values, site)
  const much = taken && Object.values(taken)[0]
  if (!taken || !much) return texts.noNumber
  const maxAmount = largestReduction(item.price.priceAfterOrderDiscount, adjustmentLimitPercent)
  const isTooMuch = 'amount' in taken ? taken.amount > maxAmount : taken.percent > adjustmentLimitPercent
  const most =
    'amount' in taken ? formatMoney(maxAmount, site.currency, site.locale) : `${adjustmentLimitPercent} %`
  return isTooMuch ? formatMessage(texts.tooMuch, { most }, site.locale) : undefined
}

/** What the form that adjusts an item shows, or where it leads once that is done. */
export const priceForm = async (
  { call, site, href }: App.Locals,
  request: Request,
  { id: basketId }: Cart,
  item: CartItem,
): Promise<SentForm | Response> => {
  if (request.method !== 'POST') return untouched({ unit: 'percent' })
  const fields = priceFields(site)
  return takeForm(request, site, {
    fields,
    moreFaults: (values): Record<string, string> => {
      const fault = valueFault(values, item, site)
      return fault === undefined ? {} : { value: fault }
    },
    act: async (values) => {
      const body = {
        level: 'PRODUCT' as const,
        itemId: item.id,
        reason: values['reason'] ?? '',
        ...takenOf(values, site),
      }
      const done = await call('POST /cart/v1/cart/{basketId}/price_adjustments', { path: { basketId }, body })
      return done.ok ? ok(href('/associate/prices')) : done
    },
  })
}
