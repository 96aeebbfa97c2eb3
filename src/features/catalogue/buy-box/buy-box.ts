import { afterPaint } from '#src/client/after-paint.ts'
import { addedEvent, addingEvent, colorEvent } from '#src/client/page-events.ts'
import { placeOfNotice } from '#src/rules/cart/failures/cart-error.ts'
import { choiceOfForm } from '#src/rules/catalogue/buy-form.ts'
import { buyBoxView, type BuyStatus } from '#src/rules/catalogue/buy-box-view.ts'
import { choose, colorAttribute, missingAttributes, variantOf } from '#src/rules/catalogue/variant-choice.ts'
import type { NewItem } from '#src/stores/cart/cart-change.ts'
import { cart } from '#src/stores/shop.ts'
import '#src/layouts/page-failures.ts'
import { pressWallet } from '#src/layouts/wallets/wallet-buttons.ts'
import { startBuyBar } from './buy-bar.ts'
import { readSetup } from './buy-box-setup.ts'
import { startPayLater, startPickup } from './buy-ways.ts'
import { groupOf, showBuyBox } from './show-buy-box.ts'

/** Keeps the address and the gallery with the chosen colour. */
const tellColor = (colorId: string): void => {
  const url = new URL(location.href)
  url.searchParams.set('color', colorId)
  url.searchParams.delete('variant')
  url.searchParams.delete('error')
  history.replaceState(history.state, '', url)
  window.dispatchEvent(new CustomEvent(colorEvent, { detail: { colorId } }))
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** Takes over a buy box, which is a form that works by itself: choices show in place, and adding leaves the page open. */
const takeOver = (form: HTMLFormElement): void => {
  const { product, opening, url, locale, texts } = readSetup(form.dataset['buyBox'] ?? '')
  let choice = opening
  let isAdding = false

  const show = (status: BuyStatus): void => {
    const shown: BuyStatus = isAdding ? { kind: 'adding' } : status
    showBuyBox(form, buyBoxView(product, choice, shown, texts, locale), choice[colorAttribute])
  }

  const onChoose = (type: string, id: string): void => {
    choice = choose(product, choice, type, id)
    show({ kind: 'idle' })
    if (type === colorAttribute) void afterPaint().then(() => tellColor(id))
  }

  const itemOf = (upc: string): NewItem => {
    const color = choice[colorAttribute]
    const pdpUrl = color === undefined ? url : `${url}?color=${color}`
    return { productId: product.id, upc, qty: 1, pdpUrl }
  }

  /** Adds what is chosen, once: a press while that is under way does nothing. */
  const add = async (upc: string, how: Partial<NewItem>): Promise<void> => {
    if (isAdding) return
    isAdding = true
    show({ kind: 'adding' })
    await afterPaint()
    window.dispatchEvent(new CustomEvent(addingEvent))
    const result = await cart.add({ ...itemOf(upc), ...how })
    isAdding = false
    const isTold = result.ok || placeOfNotice(result.error) === undefined
    show(isTold ? { kind: 'idle' } : { kind: 'failed', failure: result.error })
    if (result.ok) window.dispatchEvent(new CustomEvent(addedEvent, { detail: { upc } }))
  }

  /** The upc of what is chosen; where something is missing, the box says so. */
  const chosenUpc = (): string | undefined => {
    const variant = variantOf(product, choice)
    if (variant) return variant.upc
    const [missing = ''] = missingAttributes(product, choice)
    show({ kind: 'incomplete' })
    groupOf(form, missing)?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
    return undefined
  }

  /** The few products that name more than a variant bring what reads it. */
  const reading = product.isDigital || product.amount ? import('./item-of-form.ts') : undefined

  /** Adds what the form names; where what reads it cannot be had, the form goes by itself. */
  const addNamed = async (upc: string): Promise<void> => {
    const module = await reading?.catch(() => undefined)
    if (!module) return form.submit()
    const item = module.itemOfForm(form, product)
    if (item.ok) return add(upc, item.value)
    show(item.error)
    form.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const upc = chosenUpc()
    const { wallet } = event.submitter?.dataset ?? {}
    if (upc === undefined) return
    if (wallet) pressWallet(wallet, () => void add(upc, {}), itemOf(upc))
    else void (reading ? addNamed(upc) : add(upc, {}))
  }

  const takeChoiceOfForm = (): void => {
    const chosen = Object.entries(choiceOfForm(new FormData(form)))
    if (chosen.every(([type, id]) => choice[type] === id)) return
    for (const [type, id] of chosen) choice = choose(product, choice, type, id)
    show({ kind: 'idle' })
  }

  // What was chosen before the script came stays chosen. On the way back browsers choose it again after the script, and send no event.
  takeChoiceOfForm()
  window.addEventListener('pageshow', takeChoiceOfForm)
  form.noValidate = true
  form.addEventListener('submit', submit)
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    for (const [type, id] of Object.entries(choiceOfForm([[target.name, target.value]]))) onChoose(type, id)
  })
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-option]') : null
    if (!link || opensElsewhere(event)) return
    event.preventDefault()
    onChoose(colorAttribute, link.dataset['option'] ?? '')
  })
  const bar = form.querySelector<HTMLElement>('[data-buy-bar]')
  const button = form.querySelector<HTMLElement>('[data-buy]')
  if (bar && button) startBuyBar(bar, button)
  const wanted = () => {
    const upc = chosenUpc()
    return upc === undefined ? undefined : { productId: product.id, upc, name: product.name }
  }
  startPickup(form, wanted, (upc, storeId) => add(upc, { storeId }))
  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('[data-amount], [data-gift]')) show({ kind: 'idle' })
  })
  startPayLater(form, () => ({
    amount: (variantOf(product, choice) ?? product.price).current,
    currency: product.currency,
  }))
}

const form = document.querySelector<HTMLFormElement>('[data-buy-box]')
if (form) takeOver(form)
