import { useEffect, useRef, useState } from 'react'
import { err } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { heldStoredValue } from '#src/rules/payments/held-tenders.ts'
import {
  refusedStoredValue,
  storedValuePlaces,
  type StoredValueKind,
} from '#src/rules/checkout/stored-value.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { toldElsewhere } from '#src/rules/forms/refusal.ts'
import { paysText } from '#src/rules/payments/pays-text.ts'
import { tenderText } from '#src/rules/payments/tender-text.ts'
import { addStoredValue } from '#src/stores/checkout/payment.ts'
import { call, cart as store } from '#src/stores/shop.ts'
import { FormBody } from '#islands/forms/Form.tsx'
import { useShopForm } from '#islands/forms/use-shop-form.ts'
import { FormFields } from '#islands/ui/fields/FormFields.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'
import { TenderRemoval } from './TenderRemoval.tsx'

type FormProps = {
  kind: StoredValueKind
  form: FormDescription<FormTexts>
  onRefused: (sent: FormDescription<FormTexts>['sent']) => void
  onDone: () => void
}

const StoredValueForm = ({ kind, form, onRefused, onDone }: FormProps) => {
  const act = async (values: FormValues) => {
    const added = await store.run((known) => addStoredValue(call, known, kind, values))
    // What nobody answered keeps its PIN: it is sent again as it is.
    if (added.ok || added.error.status === 0) return added
    onRefused(refusedStoredValue(kind, values, added.error, form.texts.refusals))
    return err(toldElsewhere)
  }
  const state = useShopForm({ form, act, onDone })
  const { fields, view } = state
  return (
    <FormBody
      form={form}
      state={state}
      shown={
        <div className="payment-gift-fields">
          <FormFields fields={fields} view={view} />
        </div>
      }
      look="quiet"
    />
  )
}

type Props = {
  kind: StoredValueKind
  cart: Cart
  form: FormDescription<FormTexts>
  /** Whether another one may pay. */
  isOffered: boolean
  locale: string
  texts: CheckoutTexts
  /** Hears that what pays has changed. */
  onPaid: (place: string) => void
}

/** The gift cards or the rewards that pay a part, and a form for another one. */
export const StoredValue = ({ kind, cart, form, isOffered, locale, texts, onPaid }: Props) => {
  const { billing, storedValue } = texts.checkout
  const text = storedValue[kind]
  const place = storedValuePlaces[kind]
  const held = heldStoredValue(cart, place)
  const [attempt, setAttempt] = useState({ at: 0, sent: form.sent })
  const isFaulty = attempt.sent.failure !== undefined || Object.keys(attempt.sent.faults).length > 0
  const section = useRef<HTMLElement>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (attempt.at > 0) section.current?.querySelector<HTMLElement>('.form-faults')?.focus()
  }, [attempt.at])
  if (!isOffered && held.length === 0) return null
  return (
    <section className="checkout-part" id={place} aria-labelledby={`${place}-title`} ref={section}>
      <h2 className="visually-hidden" id={`${place}-title`}>
        {text.title}
      </h2>
      {held.length > 0 && (
        <ul className="payment-gifts" role="list" aria-label={text.applied}>
          {held.map((tender) => (
            <li className="checkout-card" key={tender.payment_instrument_id}>
              <p>
                {tenderText(tender, texts.tenders, locale)}
                <br />
                <small suppressHydrationWarning>{paysText(tender.amount ?? 0, cart, billing, locale)}</small>
              </p>
              <TenderRemoval
                id={tender.payment_instrument_id}
                name={tenderText(tender, texts.tenders, locale)}
                locale={locale}
                texts={texts}
                onDone={() => onPaid(place)}
              />
            </li>
          ))}
        </ul>
      )}
      {isOffered && (
        <details className="payment-gift" open={isFaulty || undefined} ref={fold}>
          <summary>{text.add}</summary>
          <StoredValueForm
            key={attempt.at}
            kind={kind}
            form={{ ...form, sent: attempt.sent }}
            onRefused={(sent) => setAttempt(({ at }) => ({ at: at + 1, sent }))}
            onDone={() => {
              setAttempt(({ at }) => ({ at: at + 1, sent: { values: {}, faults: {} } }))
              fold.current?.removeAttribute('open')
              onPaid(place)
            }}
          />
        </details>
      )}
    </section>
  )
}
