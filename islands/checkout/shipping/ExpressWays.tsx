import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'
import { useGuardedPost } from '../use-guarded-post.ts'
import type { ExpressView } from './shipping-view.ts'

type Props = { express: ExpressView; locale: string; texts: CheckoutTexts }

/** Orders the cart at once by what a customer has saved, or by a wallet. Without script the links of wallets lead back here. */
export const ExpressWays = ({ express: { saved, wallets }, locale, texts }: Props) => {
  const { wallets: text, errors } = texts
  const { isBusy, submit } = useGuardedPost(errors.byCode.NETWORK)
  const names = Object.entries(wallets)
  if (!saved && names.length === 0) return null
  return (
    <section className="checkout-part checkout-express" aria-labelledby="express">
      <h2 id="express">{text.express}</h2>
      {saved && (
        <form method="post" action={`/${locale}/checkout/express`} onSubmit={(event) => void submit(event)}>
          <Button type="submit" look="primary" busy={isBusy}>
            {formatMessage(text.saved, { card: saved.card }, locale)}
          </Button>
          <p className="checkout-soft">
            {saved.address === undefined
              ? text.savedPickup
              : formatMessage(text.savedTo, { address: saved.address }, locale)}
          </p>
        </form>
      )}
      {names.length > 0 && (
        <div>
          {names.map(([wallet, name]) => (
            <a
              key={wallet}
              className="button"
              data-style="quiet"
              data-wallet={wallet}
              href={`/${locale}/checkout`}
            >
              {name}
            </a>
          ))}
        </div>
      )}
      <p className="checkout-soft">{text.or}</p>
    </section>
  )
}
