import { call } from '#src/stores/shop.ts'
import type * as ProviderCard from './provider-card.ts'

type Fields = Awaited<ReturnType<typeof ProviderCard.mountProviderCard>>

/** Has Adyen's fields take a card, so that the shop's page is posted a token alone. Their library is loaded once a card is chosen. */
export const enhanceProviderCard = (form: HTMLFormElement): void => {
  const part = form.querySelector<HTMLElement>('[data-provider-card]')
  const root = form.querySelector<HTMLElement>('[data-provider-fields]')
  const token = form.querySelector<HTMLInputElement>('[data-card-token]')
  const fault = form.querySelector<HTMLElement>('[data-provider-fault]')
  if (!part || !root || !token || !fault) return
  const { clientKey = '', environment = '', origin, locale = '', country = '' } = part.dataset
  const isChosen = (): boolean => new FormData(form).get('method') === 'CREDIT_CARD'
  const tell = (text = ''): void => {
    fault.textContent = text
  }

  const tellFailure = (): void => tell(part.dataset[navigator.onLine ? 'failed' : 'offline'])

  let loading: Promise<Fields> | undefined
  const load = async (): Promise<Fields> => {
    const { mountProviderCard } = await import('./provider-card.ts')
    return mountProviderCard({ root, clientKey, environment, origin, locale, country })
  }
  const fields = (): Promise<Fields> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  const prepare = (): void => {
    if (isChosen()) fields().catch(tellFailure)
  }

  const send = async (): Promise<void> => {
    tell()
    form.ariaBusy = 'true'
    const card = await fields().then(
      ({ read }) => read() ?? 'unfilled',
      () => 'failed' as const,
    )
    const made =
      typeof card === 'string' ? undefined : await call('POST /acquirer/v1/encryptedCards', { body: card })
    form.ariaBusy = null
    if (card === 'unfilled') return tell(part.dataset['check'])
    if (!made?.ok) return tellFailure()
    token.value = made.value.token
    form.requestSubmit()
  }

  form.addEventListener(
    'submit',
    (event) => {
      if (event.submitter?.hasAttribute('data-refreshes') || !isChosen() || token.value !== '') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (form.ariaBusy !== 'true') void send()
    },
    { capture: true },
  )
  form.addEventListener('change', prepare)
  window.addEventListener('pageshow', () => {
    token.value = ''
    prepare()
  })
}
