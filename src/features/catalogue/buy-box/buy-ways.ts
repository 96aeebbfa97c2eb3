import { dialogs } from '#src/stores/shop.ts'
import { ownStore } from '#src/stores/own-store.ts'
import '#src/layouts/dialogs/page-dialogs.ts'

type Wanted = { productId: string; upc: string; name: string }

/** The button of a buy box that has the chosen variant collected in a shop; it shows where scripts run. */
export const startPickup = (
  form: HTMLFormElement,
  wanted: () => Wanted | undefined,
  add: (upc: string, storeId: string) => Promise<void>,
): void => {
  const button = form.querySelector<HTMLButtonElement>('[data-pickup]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    const variant = wanted()
    if (!variant) return
    void dialogs.open('pickup-in-store', { ...variant, qty: 1 }).then((chosen) => {
      if (!chosen.ok) return undefined
      ownStore.remember(chosen.value.storeId)
      return add(variant.upc, chosen.value.storeId)
    })
  })
}

/** The button that explains how the price is paid in parts. */
export const startPayLater = (
  form: HTMLFormElement,
  price: () => { amount: number; currency: string },
): void => {
  const button = form.querySelector<HTMLButtonElement>('[data-pay-later]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => void dialogs.open('pay-later-information', price()))
}
