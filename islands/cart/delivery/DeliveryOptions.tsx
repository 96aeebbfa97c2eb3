import { useState } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { deliveryKindOf } from '#src/rules/cart/delivery-kind.ts'
import { cart as store } from '#src/stores/shop.ts'
import type { DeliveryTexts } from '../cart-texts.ts'
import { DeliveryMethods } from './DeliveryMethods.tsx'
import css from './DeliveryOptions.module.css'

type Shipment = Cart['shippingMethods'][number]
type Props = { shipment: Shipment; currency: string; locale: string; texts: DeliveryTexts }

/** How the items that go to one place may come, the fastest first. Posts to the shop by itself until scripts run. */
export const DeliveryOptions = ({ shipment, currency, locale, texts }: Props) => {
  const { shippingId, code, applicableShippingMethods: methods } = shipment
  const [wanted, setWanted] = useState<Shipment['code']>()
  if (methods.length < 2) return null

  const choose = async (chosen: Shipment['code']): Promise<void> => {
    setWanted(chosen)
    await store.chooseDelivery({ shippingId, code: chosen })
    setWanted((current) => (current === chosen ? undefined : current))
  }

  return (
    <form
      className={css.options}
      method="post"
      action={`/${locale}/cart/delivery`}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="shippingId" value={shippingId} />
      <DeliveryMethods
        shipment={shipment}
        chosen={wanted ?? code}
        currency={currency}
        locale={locale}
        legend={texts.legend[deliveryKindOf(shippingId)]}
        free={texts.free}
        isBusy={wanted !== undefined}
        onChoose={(chosen) => void choose(chosen)}
      />
      <button className={`button ${css.save}`} data-style="quiet" type="submit">
        {texts.save}
      </button>
    </form>
  )
}
