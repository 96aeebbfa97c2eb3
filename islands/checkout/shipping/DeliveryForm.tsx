import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { deliveryKindOf } from '#src/rules/cart/delivery-kind.ts'
import { storeNameOf } from '#src/rules/cart/store-name.ts'
import { methodField } from '#src/rules/checkout/method-field.ts'
import { deliveryTimeText } from '#src/rules/delivery/delivery-time.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cart as store } from '#src/stores/shop.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'

type Shipment = Cart['shippingMethods'][number]
type Props = {
  cart: Cart
  locale: string
  texts: CheckoutTexts
  /** Goes on to the payment; settles once this page is there again, or could not be left. */
  onDone: () => Promise<void>
}

/** How each shipment comes: its ways as the cart sorts them, with their time and price. A choice shows at once. */
export const DeliveryForm = ({ cart, locale, texts, onDone }: Props) => {
  const { shipping: text } = texts.checkout
  const { items, shippingMethods, currency } = cart
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const element = useRef<HTMLFormElement>(null)
  const legendOf = (id: string): string => {
    const kind = deliveryKindOf(id)
    return kind === 'store' ? formatMessage(text.store, { store: storeNameOf(cart, id) }, locale) : text[kind]
  }
  const priceOf = (amount: number): string =>
    amount === 0 ? texts.cart.delivery.free : formatMoney(amount, currency, locale)
  const digital = items.filter(({ isDigitalProduct }) => isDigitalProduct).map(({ name }) => name)

  const choose = ({ shippingId, applicableShippingMethods }: Shipment, code: string): Promise<boolean> => {
    const method = applicableShippingMethods.find((one) => one.code === code)
    if (!method) return Promise.resolve(true)
    setWanted((before) => ({ ...before, [shippingId]: code }))
    const chosen = store.chooseDelivery({ shippingId, code: method.code }).then(({ ok }) => ok)
    const turn = Promise.all([last.current, chosen]).then(([, isChosen]) => {
      setWanted(({ [shippingId]: now = '', ...others }) =>
        now === code || now === '' ? others : { ...others, [shippingId]: now },
      )
      return isChosen
    })
    last.current = turn
    return turn
  }

  // What was chosen before the script was there: the next drawing would take it back.
  const followChoice = useEffectEvent((): void => {
    const chosen = new FormData(element.current ?? undefined)
    for (const shipment of shippingMethods) {
      const code = chosen.get(methodField(shipment.shippingId))
      if (typeof code === 'string' && code !== shipment.code) void choose(shipment, code)
    }
  })
  useEffect(() => followChoice(), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const isChosen = await last.current
    // A choice that failed was taken back: what is shown now is what the cart has.
    last.current = Promise.resolve(true)
    if (isChosen) await onDone()
    setBusy(false)
  }

  return (
    <section className="checkout-part" aria-labelledby="delivery">
      <h2 id="delivery" tabIndex={-1}>
        {text.methods}
      </h2>
      <form
        ref={element}
        className="form"
        method="post"
        action={`/${locale}/checkout/delivery`}
        aria-busy={isBusy || undefined}
        onSubmit={(event) => void submit(event)}
      >
        {shippingMethods.map((shipment) => (
          <fieldset className="checkout-choices checkout-group" key={shipment.shippingId}>
            <legend>{legendOf(shipment.shippingId)}</legend>
            {shipment.applicableShippingMethods.map((method) => (
              <label className="checkout-choice" key={method.code}>
                <input
                  type="radio"
                  name={methodField(shipment.shippingId)}
                  value={method.code}
                  checked={method.code === (wanted[shipment.shippingId] ?? shipment.code)}
                  onChange={() => void choose(shipment, method.code)}
                />
                <span>
                  {method.label}
                  <small suppressHydrationWarning>{deliveryTimeText(method, { locale })}</small>
                </span>
                <span suppressHydrationWarning>
                  {priceOf(method.price.finalAmount ?? method.price.amount)}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        {digital.length > 0 && (
          <div>
            <h3>{text.email}</h3>
            <p className="checkout-soft">
              {formatMessage(text.emailText, { names: digital.join(', ') }, locale)}
            </p>
          </div>
        )}
        <Button type="submit" look="primary" className="checkout-go" busy={isBusy}>
          {text.toPayment}
        </Button>
      </form>
    </section>
  )
}
