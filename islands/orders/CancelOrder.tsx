import type { ReactNode } from 'react'
import { err } from '#src/base/result.ts'
import { goTo } from '#src/client/go-to.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { worded } from '#src/rules/forms/refusal.ts'
import { chosenUnits } from '#src/rules/orders/line-units.ts'
import { cancelItems, cancelOrder, isOrderChanged, type OrderReference } from '#src/stores/orders.ts'
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
  /** This page as it is of an order that changed meanwhile: a path of this shop. */
  changed: string
  texts: Record<'itemsTitle' | 'itemsText' | 'nothing' | 'changed', string>
  /** The way back to the order. */
  children?: ReactNode
}

/** Asks whether an order is to be cancelled, or which of its units. */
export const CancelOrder = ({ reference, whole, items, done, changed, texts, children }: Props) => {
  const cancelChosen = async (values: FormValues) => {
    if (chosenUnits(values).length === 0) return err(worded(texts.nothing))
    const cancelled = await cancelItems(call, reference, values)
    if (cancelled.ok || !isOrderChanged(cancelled.error)) return cancelled
    void goTo(changed)
    return err(worded(texts.changed))
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
            act={cancelChosen}
            onDone={lead}
            actions={whole ? undefined : children}
            look={whole ? 'brand' : 'primary'}
          />
        </section>
      )}
    </>
  )
}
