import { useState, type SyntheticEvent } from 'react'
import { formatMoney } from '#src/base/money.ts'
import type { Messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cart } from '#src/stores/shop.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import css from './ChangeDelivery.module.css'

type Props = DialogFrame<'cart-change-shipping-method'> & { texts: Messages['dialogs'] }

type Price = Props['props']['shipment']['applicableShippingMethods'][number]['price']

/** The ways in which a shipment of the cart may come; closes with the one that was chosen. */
export const ChangeDelivery = ({ texts, ...frame }: Props) => {
  const { locale, props } = frame
  const { shipment, currency } = props
  const [code, setCode] = useState(shipment.code)
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    setState('saving')
    const result = await cart.chooseDelivery({ shippingId: shipment.shippingId, code })
    if (result.ok) return frame.close({ code })
    setState('failed')
  }
  /** What the chosen method costs after promotions is known; of the others, before them. */
  const costText = ({ amount, finalAmount = amount }: Price): string =>
    finalAmount === 0 ? texts.delivery.free : formatMoney(finalAmount, currency, locale)

  return (
    <ShopDialog frame={frame} look="modal" title={texts.delivery.title} texts={texts}>
      <form className={css.form} onSubmit={(event) => void submit(event)}>
        <fieldset className={css.methods}>
          <legend className="visually-hidden">{texts.delivery.title}</legend>
          {shipment.applicableShippingMethods.map(({ code: own, label, deliveryTime, price }) => (
            <label className={css.method} key={own}>
              <input type="radio" name="code" checked={own === code} onChange={() => setCode(own)} />
              <span>{formatMessage(texts.delivery.method, { label, time: deliveryTime }, locale)}</span>
              <span className={css.price}>{costText(price)}</span>
            </label>
          ))}
        </fieldset>
        {state === 'failed' && <Notice>{texts.failed}</Notice>}
        <Button look="primary" type="submit" busy={state === 'saving'}>
          {texts.delivery.save}
        </Button>
      </form>
    </ShopDialog>
  )
}
