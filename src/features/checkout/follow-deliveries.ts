import { browserLog } from '#src/client/browser-log.ts'
import { cart } from '#src/stores/shop.ts'
import { inTurn } from './in-turn.ts'

/** Sends the form as it stands; where that fails, pressing its button says why. */
const choose = async (form: HTMLFormElement): Promise<void> => {
  await fetch(form.action, { method: 'POST', body: new FormData(form), redirect: 'manual' }).catch(
    (reason: unknown) => browserLog('delivery not chosen', reason),
  )
  await cart.load()
}

/** Has the order follow the way in which a shipment is to come, while the shopper chooses. */
export const followDeliveries = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-deliveries]')
  form?.addEventListener('change', () => void inTurn(() => choose(form)))
}
