import { useState, type SyntheticEvent } from 'react'
import type { Messages } from '#src/messages/messages.ts'
import { cart } from '#src/stores/shop.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { DeliveryMethods } from './DeliveryMethods.tsx'
import css from './ChangeDelivery.module.css'

type Props = DialogFrame<'cart-change-shipping-method'> & { texts: Messages['dialogs'] }

/** The ways in which a shipment of the cart may come; closes with the one that was chosen. */
export const ChangeDelivery = ({ texts, ...frame }: Props) => {
  const { shipment, currency } = frame.props
  const [code, setCode] = useState(shipment.code)
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    setState('saving')
    const result = await cart.chooseDelivery({ shippingId: shipment.shippingId, code })
    if (result.ok) return frame.close({ code })
    setState('failed')
  }
  return (
    <ShopDialog frame={frame} look="modal" isForm title={texts.delivery.title} texts={texts}>
      <form className={css.form} onSubmit={(event) => void submit(event)}>
        <DeliveryMethods
          shipment={shipment}
          chosen={code}
          currency={currency}
          locale={frame.locale}
          legend={<span className="visually-hidden">{texts.delivery.title}</span>}
          free={texts.delivery.free}
          onChoose={setCode}
        />
        {state === 'failed' && <Notice>{texts.failed}</Notice>}
        <Button look="primary" type="submit" busy={state === 'saving'}>
          {texts.delivery.save}
        </Button>
      </form>
    </ShopDialog>
  )
}
