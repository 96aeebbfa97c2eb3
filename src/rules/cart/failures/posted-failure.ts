import type { CartFailure } from './cart-error.ts'

/** The code of a form that was posted before every option was chosen; the API has no say in it. */
export const choiceMissing = 'CHOICE'

/** What is missing of a coupon's conditions: units, or minor units of a currency. */
const unitPattern = /^(units|[A-Z]{3})$/

/** Why a coupon is refused where the cart has nothing that it is for. */
export const noItems = 'items'

/** What failed at a posted form, as the query of the page that shows it: code, what is allowed and what is missing, never text. */
export const postedFailureQuery = ({ errorId, additionalInfo }: CartFailure): URLSearchParams => {
  const query = new URLSearchParams({ error: errorId })
  const max = additionalInfo['maxAllowedQty']
  if (max !== undefined) query.set('max', String(max))
  const items = additionalInfo['maxItems']
  if (items !== undefined) query.set('items', String(items))
  const { distance, unit, reason } = additionalInfo
  if (reason === noItems) query.set('missing', noItems)
  if (distance !== undefined && unit !== undefined) query.set('missing', `${distance} ${unit}`)
  return query
}

/** Reads it back. Anyone may write a query, so only the form of a code, numbers and units get through. */
export const readPostedFailure = (query: URLSearchParams): CartFailure | undefined => {
  const errorId = query.get('error') ?? ''
  if (!/^[A-Z]{2,10}\d{0,4}$/.test(errorId)) return undefined
  const max = Number(query.get('max') ?? Number.NaN)
  const items = Number(query.get('items') ?? Number.NaN)
  const [missing = '', unit = ''] = (query.get('missing') ?? '').split(' ')
  const distance = Number(missing)
  const isMissing = missing !== '' && Number.isSafeInteger(distance) && unitPattern.test(unit)
  return {
    errorId,
    message: '',
    additionalInfo: {
      ...(Number.isSafeInteger(max) ? { maxAllowedQty: max } : {}),
      ...(Number.isSafeInteger(items) ? { maxItems: items } : {}),
      ...(isMissing ? { distance, unit } : {}),
      ...(missing === noItems ? { reason: noItems } : {}),
    },
  }
}
