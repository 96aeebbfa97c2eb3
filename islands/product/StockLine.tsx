import type { BuyAction, BuyableVariant } from '#src/rules/catalogue/variant-choice.ts'
import type { BuyBoxTexts } from './buy-box-texts.ts'
import css from './StockLine.module.css'

type Props = { action: BuyAction; stock: BuyableVariant['stock'] | undefined; texts: BuyBoxTexts }

/** How much there is of the choice. Keeps its height while nothing is to be said, so that the button stays put. */
export const StockLine = ({ action, stock, texts }: Props) => {
  const state = action === 'soldOut' ? 'outOfStock' : stock
  const text = { inStock: texts.inStock, lastFew: texts.lastFew, outOfStock: texts.soldOut }
  return (
    <p className={css.stock} data-stock={state} role="status">
      {state && text[state]}
    </p>
  )
}
