import type { ReactNode } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { Money } from '#islands/ui/Money.tsx'
import css from './DeliveryMethods.module.css'

type Shipment = Cart['shippingMethods'][number]
type Code = Shipment['code']
type Props = {
  shipment: Shipment
  /** The code of the chosen method. */
  chosen: Code
  currency: string
  locale: string
  legend: ReactNode
  free: string
  isBusy?: boolean
  onChoose: (code: Code) => void
}

/** The ways in which a shipment may come, each with what it costs once it is chosen. */
export const DeliveryMethods = ({ shipment, chosen, currency, locale, isBusy = false, ...props }: Props) => (
  <fieldset className={css.methods} aria-busy={isBusy || undefined}>
    <legend>{props.legend}</legend>
    {shipment.applicableShippingMethods.map(({ code, label, deliveryTime, price }) => {
      const amount = price.finalAmount ?? price.amount
      return (
        <label key={code} className={css.method}>
          <input
            type="radio"
            name="code"
            value={code}
            checked={chosen === code}
            onChange={() => props.onChoose(code)}
          />
          <span>
            {label}
            <small>{deliveryTime}</small>
          </span>
          {amount === 0 ? props.free : <Money minor={amount} currency={currency} locale={locale} />}
        </label>
      )
    })}
  </fieldset>
)
