import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormField } from '#src/contract/forms/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { languageOf } from '#src/features/orders/detail/order-text.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { isOneUnit, openUnits, openUnitsIn, unitsField } from '#src/rules/orders/line-units.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { attributeText } from '#src/rules/catalogue/size-text.ts'

/** What the forms of the pages that cancel do. */
export const cancelActs = { all: 'cancel-now', items: 'cancel-items' } as const

/** Whether a shopper may cancel single units, and that differs from cancelling the order. */
export const mayChooseUnits = (
  order: Pick<Order, 'mayCancel' | 'mayCancelItems'> & Parameters<typeof isOneUnit>[0],
): boolean => order.mayCancelItems && !(order.mayCancel && isOneUnit(order))

/** How many units of each line that has not left. */
const unitsFields = (order: Order, site: Site): FormField[] => {
  const { orders, returns } = messagesOf(site)
  return order.items
    .filter((item) => openUnits(item) > 0)
    .map((item) => ({
      ...{ kind: 'choice', name: unitsField(item.id), isRequired: true },
      label: formatMessage(orders.cancel.units, { name: item.name }, site.locale),
      group: {
        id: item.id,
        legend: [item.name, ...item.attributes.map(attributeText)].join(' · '),
        lang: languageOf(order, site),
        label: returns.units,
      },
      options: Array.from({ length: openUnits(item) + 1 }, (_, units) => ({
        value: String(units),
        label: units === 0 ? returns.none : String(units),
      })),
    }))
}

/**
 * The forms that cancel what of an order may be cancelled; `hidden` names the order where the page does not. The one for units counts those
 * that are open, so that one sent again does nothing twice.
 */
export const cancellationForms = (
  order: Order,
  site: Site,
  { action, hidden = {} }: { action: string; hidden?: Record<string, string> },
): Record<'whole' | 'items', FormDescription<FormTexts> | undefined> => {
  const { cancel: text } = messagesOf(site).orders
  const calls = ['POST /consumers-v3/consumer/CancelOrder'] as const
  return {
    whole: order.mayCancel
      ? describeForm(site, {
          ...{ action, calls, fields: [], sent: untouched(), submit: text.confirm },
          hidden: { ...hidden, act: cancelActs.all },
        })
      : undefined,
    items: mayChooseUnits(order)
      ? describeForm(site, {
          ...{ action, calls, fields: unitsFields(order, site), sent: untouched() },
          submit: text.confirmItems,
          hidden: { ...hidden, act: cancelActs.items, openUnits: String(openUnitsIn(order.items)) },
        })
      : undefined,
  }
}
