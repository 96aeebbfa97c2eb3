import type { SyntheticEvent } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cart } from '#src/stores/shop.ts'
import type { CartTexts } from '../cart-texts.ts'
import css from './DeclinedGifts.module.css'

type Gift = Cart['declinedGifts'][number]['choices'][number]
type Props = { gifts: Cart['declinedGifts']; locale: string; texts: CartTexts['declined'] }

/** The gifts that the shopper left out, each with the ways to take it back. Posts to the shop by itself until scripts run. */
export const DeclinedGifts = ({ gifts, locale, texts }: Props) => {
  const take = (event: SyntheticEvent, { productId, upc }: Gift): void => {
    event.preventDefault()
    void cart.takeGift({ productId, upc })
  }
  return gifts.map(({ promotionId, choices }) => (
    <form key={promotionId} className={css.gift} method="post" action={`/${locale}/cart/take-gift`}>
      <p>{texts.leftOut}</p>
      <div className={css.choices}>
        {choices.map((gift) => (
          <button
            key={gift.upc}
            className="button"
            data-style="quiet"
            type="submit"
            name="gift"
            value={`${gift.productId} ${gift.upc}`}
            onClick={(event) => take(event, gift)}
          >
            {formatMessage(texts.take, { name: gift.name }, locale)}
          </button>
        ))}
      </div>
    </form>
  ))
}
