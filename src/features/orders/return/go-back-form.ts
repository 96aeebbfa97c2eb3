import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormField, SentForm } from '#src/contract/forms/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { returnReasons } from '#src/contract/orders/return-reasons.ts'
import type { Site } from '#src/contract/sites.ts'
import { dayText, languageOf } from '#src/features/orders/detail/order-text.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { reasonField, unitsField } from '#src/rules/orders/line-units.ts'
import { isOpenAt } from '#src/rules/orders/returnable-units.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { attributeText } from '#src/rules/catalogue/size-text.ts'

/** The ways in which goods go back, by the pages and the forms that do it. */
export type BackKind = 'return' | 'withdraw'

type BackGoods = Pick<Order, 'returnable' | 'withdrawable'>

const goodsOf = (kind: BackKind, { returnable, withdrawable }: BackGoods): Order['withdrawable'] =>
  kind === 'return' ? returnable : withdrawable

/** Whether something of an order may go back at an instant. */
export const mayGoBack = (kind: BackKind, order: BackGoods, instant: string): boolean => {
  const goods = goodsOf(kind, order)
  return goods !== undefined && isOpenAt(goods, instant)
}

/** Why nothing of an order may go back any more: on which day its time ended, where there still is something. */
export const closedText = (kind: BackKind, order: BackGoods, site: Site): string => {
  const { returns } = messagesOf(site)
  const text = kind === 'return' ? returns : returns.withdrawal
  const goods = goodsOf(kind, order)
  return goods?.until !== undefined && goods.lines.length > 0
    ? formatMessage(text.late, { day: dayText(goods.until, site) }, site.locale)
    : text.closed
}

/**
 * How many units of each line go back: all for a withdrawal, unless fewer are chosen, and for a return of one unit; and, for a return,
 * why.
 */
export const goBackFields = (
  kind: BackKind,
  order: BackGoods & Pick<Order, 'items' | 'locale'>,
  site: Site,
): FormField[] => {
  const { returns: text } = messagesOf(site)
  const { lines = [] } = goodsOf(kind, order) ?? {}
  const isOne = lines.length === 1 && lines[0]?.qty === 1
  return lines.flatMap(({ id, qty }): FormField[] => {
    const item = order.items.find((one) => one.id === id)
    if (!item) return []
    const group = {
      id,
      legend: [item.name, ...item.attributes.map(attributeText)].join(' · '),
      lang: languageOf(order, site),
    }
    const numbers = Array.from({ length: qty }, (_, index) => String(index + 1))
    const options = [{ value: '0', label: text.none }, ...numbers.map((value) => ({ value, label: value }))]
    const units: FormField = {
      ...{ kind: 'choice', name: unitsField(id), isRequired: true },
      label: formatMessage(text.unitsOf, { item: item.name }, site.locale),
      group: { ...group, label: text.units },
      options: kind === 'withdraw' || isOne ? options.toReversed() : options,
    }
    const reason: FormField = {
      ...{ kind: 'choice', name: reasonField(id), isRequired: true, onlyWith: unitsField(id) },
      whenEmpty: text.noReason,
      label: formatMessage(text.reasonOf, { item: item.name }, site.locale),
      group: { ...group, label: text.reason },
      options: [
        { value: '', label: text.choose },
        ...returnReasons.map((value) => ({ value, label: text.reasons[value] })),
      ],
    }
    return kind === 'return' ? [units, reason] : [units]
  })
}

/** The form that asks what of an order goes back. It counts the returns that its order has, so that one sent again does nothing twice. */
export const goBackForm = (
  kind: BackKind,
  order: Order,
  site: Site,
  { action, sent }: { action: string; sent: SentForm },
): FormDescription<FormTexts> => {
  const { returns } = messagesOf(site)
  const { orderNumber, email } = order
  return describeForm(site, {
    ...{ action, sent, fields: goBackFields(kind, order, site) },
    submit: kind === 'return' ? returns.submit : returns.withdrawal.submit,
    hidden: { orderNumber, email, act: kind, returns: String(order.returns.length) },
    calls: [
      kind === 'return'
        ? 'POST /consumers-v3/consumer/return/{orderId}/returnLabel'
        : 'POST /consumers-v3/consumer/withdrawal/{orderId}',
    ],
  })
}
