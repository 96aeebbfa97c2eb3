import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormField, FormValues } from '#src/contract/forms/form-field.ts'
import { addressFormFields, countryOfForm } from '#src/rules/address/address-form-fields.ts'
import { homeAddressOf } from '#src/rules/checkout/cart-destinations.ts'
import { billingFieldsOf, sameField } from '#src/rules/checkout/billing-fields.ts'
import { currentCard, shownWays, type PaymentMethods } from '#src/rules/checkout/payment-choice.ts'
import { saveCardField, type CardField } from '#src/rules/payments/card/card-field-names.ts'
import { cardFieldOf } from '#src/rules/payments/card/refused-card.ts'
import { toldElsewhere } from '#src/rules/forms/refusal.ts'
import { payRest, saveCard, setBilling } from '#src/stores/checkout/payment.ts'
import { call, cart as store } from '#src/stores/shop.ts'
import { useShopForm } from '#islands/forms/use-shop-form.ts'
import { FormFaults } from '#islands/ui/fields/FormFaults.tsx'
import { FormFields } from '#islands/ui/fields/FormFields.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'
import { CardFields } from './CardFields.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import type { PaymentView } from './payment-view.ts'
import { ProviderCard, type ProviderCardHandle } from './ProviderCard.tsx'
import { useCard } from './use-card.ts'

/** By which its button, that stands below other forms, knows it. */
export const paymentFormId = 'payment-form'

const newCard = 'CREDIT_CARD'

type Props = {
  payment: PaymentView
  cart: Cart
  methods: PaymentMethods
  locale: string
  texts: CheckoutTexts
  onBusy: (isBusy: boolean) => void
  /** Hears that all is set, and whether a card was saved where its owner wants that. */
  onDone: (isSaved: boolean) => unknown
}

/** What pays the rest, and whom the bill goes to. An address that is wrong leaves the card as it is typed. */
export const PaymentForm = ({ payment, cart, methods, locale, texts, onBusy, onDone }: Props) => {
  const { form, words, savedCards, providerFields, isCustomer } = payment
  const { sent, site } = form
  const { billing: text } = texts.checkout
  const hasHome = homeAddressOf(cart) !== undefined
  const [countryCode, setCountry] = useState(() => countryOfForm(sent.values, site, words))
  const [method, setMethod] = useState(sent.values['method'] ?? '')
  const card = useCard(
    { ...text.faults, required: form.texts.validation.required },
    sent.faults,
    payment.instant,
  )
  const provider = useRef<ProviderCardHandle>(null)
  const element = useRef<HTMLFormElement>(null)
  const wrongCard = useRef<CardField>(undefined)
  const address = billingFieldsOf(
    addressFormFields(site, words, { countryCode, values: sent.values }, 'billing'),
    hasHome,
  )
  const same: FormField[] = hasHome ? [{ kind: 'box', name: sameField, label: text.same }] : []

  const open = shownWays(methods, cart).filter(({ isOpen }) => isOpen)
  const isClosed = shownWays(methods, cart).some(({ way, isOpen }) => way === method && !isOpen)
  const chosen = isClosed || method === '' ? (open[0]?.way ?? '') : method
  const wantsCard = chosen === newCard && cart.totals.remainingToPay > 0

  const tokenOf = async (): Promise<Result<string, ClientError>> => {
    if (!providerFields) return card.token()
    return (await provider.current?.token()) ?? err(toldElsewhere)
  }

  const act = async (values: FormValues): Promise<Result<boolean, ClientError>> => {
    if (wrongCard.current) {
      card.focus(wrongCard.current)
      return err(toldElsewhere)
    }
    const wantsSaved = new FormData(element.current ?? undefined).get(saveCardField) === 'yes'
    let token: string | undefined
    const paid = await store.run(async (known) => {
      const isCovered = known.totals.remainingToPay <= 0
      const done = await payRest(call, known, { method: isCovered ? undefined : chosen, token: tokenOf })
      if (!done.ok) return done
      ;({ token } = done.value)
      return ok(done.value.cart)
    })
    if (!paid.ok) {
      const field = cardFieldOf(paid.error)
      if (!field) return paid
      card.tell({ [field.name]: text.faults[field.field] })
      card.focus(field.field)
      return err(toldElsewhere)
    }
    if (token !== undefined) setMethod(currentCard)
    const isSaved = token === undefined || !wantsSaved || (await saveCard(call, token))
    const billed = await store.run((known) => setBilling(call, known, values, countryCode))
    return billed.ok ? ok(isSaved) : billed
  }

  const state = useShopForm({
    form: { ...form, fields: [...same, ...address] },
    act,
    onDone,
    onTyped: (name, typed) => {
      if (name === 'country') setCountry(typed)
    },
  })
  const { view, isBusy } = state
  const shown = { ...view, country: countryCode }
  const faulty = { ...view, sent: { ...view.sent, faults: { ...view.sent.faults, ...card.faults } } }
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])

  // What was chosen before the script was there.
  const followChoice = useEffectEvent((): void => {
    setCountry(countryOfForm({ country: state.read('country') }, site, words))
    const wanted = new FormData(element.current ?? undefined).get('method')
    if (typeof wanted === 'string') setMethod(wanted)
  })
  useEffect(() => followChoice(), [])

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    wrongCard.current = wantsCard && !providerFields ? card.check() : undefined
    if (!wantsCard) card.tell({})
    state.submit(event)
  }

  const isAgain = view.cameBack === true && sent.values['method'] === newCard
  return (
    <form
      className="form"
      id={paymentFormId}
      method="post"
      action={form.action}
      noValidate
      aria-busy={isBusy || undefined}
      ref={element}
      onSubmit={submit}
    >
      {/* Enter presses the first button of a form, which would be that of the country. */}
      <button hidden>{text.continue}</button>
      {Object.entries(form.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormFaults fields={[...address, ...payment.cardFields]} view={faulty} />
      <PaymentChoice
        cart={cart}
        methods={methods}
        savedCards={savedCards}
        chosen={chosen}
        onChoose={setMethod}
        locale={locale}
        texts={texts}
      >
        {providerFields ? (
          <ProviderCard
            key="card"
            fields={providerFields}
            isChosen={wantsCard}
            locale={locale}
            country={site.country}
            texts={texts}
            ref={provider}
          />
        ) : (
          <CardFields
            key="card"
            fields={payment.cardFields}
            card={card}
            view={view}
            again={isAgain ? text.faults.again : undefined}
            note={text.secureNote}
            save={isCustomer ? { name: saveCardField, label: text.save } : undefined}
          />
        )}
      </PaymentChoice>
      <section className="checkout-part checkout-bill" aria-labelledby="billing-address">
        <h2 id="billing-address">{text.address}</h2>
        <FormFields fields={same} view={shown} />
        <div className="checkout-fields">
          <FormFields fields={address} view={shown} />
        </div>
      </section>
    </form>
  )
}
