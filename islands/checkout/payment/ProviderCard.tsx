import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { err, ok, type Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { cardTokenField } from '#src/rules/payments/card/card-field-names.ts'
import { call } from '#src/stores/shop.ts'
import type { CheckoutTexts } from '../checkout-texts.ts'
import type { ProviderFields } from './payment-view.ts'
import type * as providerCard from './provider-card.ts'

type Fields = Awaited<ReturnType<typeof providerCard.mountProviderCard>>

/** Gives a token of what is typed; undefined where that was told already. */
export type ProviderCardHandle = { token: () => Promise<Result<string, ClientError> | undefined> }

type Props = {
  fields: ProviderFields
  /** Whether a card is chosen: the provider's library is loaded once it is. */
  isChosen: boolean
  locale: string
  country: string
  texts: CheckoutTexts
  ref: Ref<ProviderCardHandle>
}

/** A card in Adyen's own fields: what is typed there is encrypted in frames of Adyen's, and this shop sees nothing of it. */
export const ProviderCard = ({ fields, isChosen, locale, country, texts, ref }: Props) => {
  const { billing: text } = texts.checkout
  const { byCode } = texts.errors
  const root = useRef<HTMLDivElement>(null)
  const loading = useRef<Promise<Fields>>(undefined)
  const [told, setTold] = useState('')
  const { clientKey, environment, origin } = fields

  const load = async (): Promise<Fields> => {
    const { mountProviderCard } = await import('./provider-card.ts')
    if (!root.current) throw new Error('The fields have no place.')
    return mountProviderCard({ root: root.current, clientKey, environment, origin, locale, country })
  }
  const mounted = (): Promise<Fields> =>
    (loading.current ??= load().catch((error: unknown) => {
      loading.current = undefined
      throw error
    }))
  const tellFailure = (): void => setTold(navigator.onLine ? byCode.GEN500 : (byCode['NETWORK'] ?? ''))

  useEffect(() => {
    if (isChosen) mounted().catch(tellFailure)
  }, [isChosen])

  useImperativeHandle(ref, () => ({
    token: async () => {
      setTold('')
      const read = await mounted().then(
        ({ read: give }) => ok(give()),
        () => err(undefined),
      )
      if (!read.ok) tellFailure()
      else if (read.value === undefined) setTold(text.checkCard)
      else {
        const made = await call('POST /acquirer/v1/encryptedCards', { body: read.value })
        if (made.ok) return ok(made.value.token)
        tellFailure()
      }
      return undefined
    },
  }))

  const holders = [
    { type: 'encryptedCardNumber', label: text.cardNumber, hint: undefined },
    { type: 'encryptedExpiryDate', label: text.cardExpiry, hint: text.cardExpiryHint },
    { type: 'encryptedSecurityCode', label: text.cardCode, hint: text.cardCodeHint },
  ]
  return (
    <div className="payment-card">
      <noscript>
        <p>{text.cardNeedsScript}</p>
      </noscript>
      <div className="payment-frames" ref={root}>
        {holders.map(({ type, label, hint }) => (
          <div className="payment-frame" key={type}>
            <span>{label}</span>
            <span className="payment-frame-field" data-cse={type} />
            {hint !== undefined && <small className="form-hint">{hint}</small>}
          </div>
        ))}
      </div>
      <p className="form-fault" role="alert">
        {told}
      </p>
      <input type="hidden" name={cardTokenField} />
      <p className="form-hint">{text.secureNote}</p>
    </div>
  )
}
