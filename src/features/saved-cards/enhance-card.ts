import { systemClock } from '#src/base/clock.ts'
import { shapeAsTyped } from '#src/client/shape-as-typed.ts'
import { wrongCardFields } from '#src/rules/payments/card-fields.ts'
import { readTypedCard, readTypedExpiry } from '#src/rules/payments/card-typing.ts'
import { call } from '#src/stores/shop.ts'
import { cardFieldNames, type CardField } from '#src/rules/payments/card-field-names.ts'
import { refusedCard } from '#src/rules/payments/refused-card.ts'
import { showFault } from './show-fault.ts'

const fieldsOfCard: readonly CardField[] = ['number', 'expiry', 'code']

/** Sends a card from here to the acquirer, so that the shop's page is posted a token alone. */
export const enhanceCard = (form: HTMLFormElement): void => {
  const part = form.querySelector<HTMLElement>('[data-card]')
  const token = form.querySelector<HTMLInputElement>('[data-card-token]')
  const brand = form.querySelector<HTMLElement>('[data-card-brand]')
  const failure = form.querySelector<HTMLElement>('[data-card-failure]')
  const inputs = new Map(
    fieldsOfCard.flatMap((field) => {
      const input = form.querySelector<HTMLInputElement>(`#${cardFieldNames[field]}`)
      return input ? [[field, input] as const] : []
    }),
  )
  if (!part || !token) return
  const textOf = (field: CardField): string => part.dataset[field] ?? ''
  const valueOf = (field: CardField): string => inputs.get(field)?.value ?? ''
  const faultOf = (field: CardField): string =>
    (valueOf(field).trim() === '' ? part.dataset['required'] : undefined) ?? textOf(field)
  // What has no name is not posted.
  for (const input of inputs.values()) input.removeAttribute('name')

  const number = inputs.get('number')
  const expiry = inputs.get('expiry')
  if (number) shapeAsTyped(number, (typed) => readTypedCard(typed).text)
  if (expiry) shapeAsTyped(expiry, readTypedExpiry)
  number?.addEventListener('input', () => {
    if (brand) brand.textContent = readTypedCard(number.value).brand ?? ''
  })

  const tell = (faults: Readonly<Record<string, string>>): void => {
    for (const input of inputs.values()) showFault(input, faults[input.id])
    form.querySelector<HTMLElement>('[data-card] [aria-invalid]')?.focus()
  }

  /** What is about none of the fields: they are not wrong, and keep what is typed. */
  const tellFailure = (text = ''): void => {
    if (!failure) return
    failure.textContent = text
    if (text !== '') failure.focus()
  }

  const send = async (): Promise<void> => {
    const card = { number: valueOf('number'), expiry: valueOf('expiry'), code: valueOf('code') }
    const wrong = wrongCardFields(card, systemClock())
    tellFailure()
    tell(Object.fromEntries(wrong.map((field) => [cardFieldNames[field], faultOf(field)])))
    if (wrong.length > 0) return
    form.ariaBusy = 'true'
    const made = await call('POST /acquirer/v1/cards', { body: card })
    form.ariaBusy = null
    if (made.ok) {
      token.value = made.value.token
      return form.requestSubmit()
    }
    const texts = { number: textOf('number'), expiry: textOf('expiry'), code: textOf('code') }
    const refused = refusedCard(made.error, texts)
    if (refused) return tell(refused)
    const isOffline = made.error.errorId === 'NETWORK'
    tellFailure(part.dataset[isOffline ? 'offline' : 'failed'])
  }

  form.addEventListener(
    'submit',
    (event) => {
      const isRefresh = event.submitter?.hasAttribute('data-refreshes')
      const way = new FormData(form).get('method')
      if (isRefresh || way !== 'CREDIT_CARD' || token.value !== '') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (form.ariaBusy !== 'true') void send()
    },
    { capture: true },
  )
  // A page that comes back from the browser's memory begins anew.
  window.addEventListener('pageshow', () => (token.value = ''))
}
