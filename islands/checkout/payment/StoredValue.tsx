import { useEffect, useRef, useState } from 'react'
import { ok } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { heldStoredValue } from '#src/rules/payments/held-tenders.ts'
import { fieldOfRefusal, storedValuePlaces, type StoredValueKind } from '#src/rules/checkout/stored-value.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { refusalOf } from '#src/rules/forms/refusal.ts'
import { paysText } from '#src/rules/payments/pays-text.ts'
import { tenderText } from '#src/rules/payments/tender-text.ts'
import { addStoredValue } from '#src/stores/payment.ts'
import { call, cart as store } from '#src/stores/shop.ts'
import { useShopForm } from '#islands/forms/use-shop-form.ts'
import { Button } from '#islands/ui/Button.tsx'
import { FormFaults } from '#islands/ui/fields/FormFaults.tsx'
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
    if (added.ok) return ok(true)
    const { text } = refusalOf([], added.error, form.texts.refusals)
    const field = fieldOfRefusal(kind, added.error)
    // The PIN never comes back.
    const back = { [`${kind}Number`]: values[`${kind}Number`] }
    onRefused(
      field === undefined
        ? { values: back, faults: {}, failure: text }
        : { values: back, faults: { [field]: text } },
    )
    return ok(false)
  }
  const { fields, view, isBusy, submit } = useShopForm({
    form,
    act,
    onDone: (isAdded) => {
      if (isAdded) onDone()
    },
  })
  return (
    <form
      className="form"
      method="post"
      action={form.action}
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={submit}
    >
      {Object.entries(form.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormFaults fields={fields} view={view} />
      <div className="payment-gift-fields">
        <FormFields fields={fields} view={view} />
      </div>
      <Button type="submit" look="quiet" busy={isBusy}>
        {form.submit}
      </Button>
    </form>
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
