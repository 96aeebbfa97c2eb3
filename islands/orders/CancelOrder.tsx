import type { ReactNode } from 'react'
import { err } from '#src/base/result.ts'
import { goTo } from '#src/client/go-to.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { worded } from '#src/rules/forms/refusal.ts'
import { chosenUnits } from '#src/rules/orders/line-units.ts'
import { cancelOrder, type OrderReference } from '#src/stores/orders.ts'
import { call } from '#src/stores/shop.ts'
import { Form } from '#islands/forms/Form.tsx'
import './order-fields.css'

type Props = {
  reference: OrderReference
  /** Cancels all of it. */
  whole?: FormDescription<FormTexts> | undefined
  /** Cancels the units that are chosen. */
  items?: FormDescription<FormTexts> | undefined
  /** Where it leads once something is cancelled. */
  done: string
  texts: Record<'itemsTitle' | 'itemsText' | 'nothing', string>
  /** The way back to the order. */
  children?: ReactNode
}

/** Asks whether an order is to be cancelled, or which of its units. */
export const CancelOrder = ({ reference, whole, items, done, texts, children }: Props) => {
  const cancelItems = (values: FormValues) => {
    const units = chosenUnits(values)
    return units.length > 0
      ? cancelOrder(call, reference, units)
      : Promise.resolve(err(worded(texts.nothing)))
  }
  const lead = (): Promise<void> => goTo(done)
  return (
    <>
      {whole && (
        <Form form={whole} act={() => cancelOrder(call, reference)} onDone={lead} actions={children} />
      )}
      {items && (
        <section className="cancel-items" aria-labelledby="cancel-items">
          <h2 id="cancel-items">{texts.itemsTitle}</h2>
          <p>{texts.itemsText}</p>
          <Form
            form={items}
            act={cancelItems}
            onDone={lead}
            actions={whole ? undefined : children}
            look={whole ? 'brand' : 'primary'}
          />
        </section>
      )}
    </>
  )
}
