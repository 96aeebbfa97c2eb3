import type { CartItem } from '#src/contract/cart/cart.ts'
import type { CartErrorTexts } from '#src/rules/cart/failures/cart-error-text.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import type { FlashTexts, OutOfStock } from '#src/rules/cart/failures/cart-flash.ts'
import { chosenAttributes } from '#src/rules/cart/cart-lines.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { pictureAt } from '#src/rules/catalogue/picture-template.ts'
import type { LineTexts } from '../cart-texts.ts'
import { AmountEditor } from './AmountEditor.tsx'
import { GiftChoice } from '../gifts/GiftChoice.tsx'
import { LineActions } from './LineActions.tsx'
import { LineDelivery } from './LineDelivery.tsx'
import { LineNotices } from './LineNotices.tsx'
import { LinePrice } from './LinePrice.tsx'
import { LinePromotions } from './LinePromotions.tsx'
import { LineWays } from './LineWays.tsx'
import { VariantEditor } from './VariantEditor.tsx'
import css from './LineItem.module.css'

type Props = {
  item: CartItem
  quantity: number
  notice: CartFailure | undefined
  /** What of it is out of stock, as the cart tells. */
  outOfStock: OutOfStock | undefined
  locale: string
  pictureTemplate: string
  texts: LineTexts
  errorTexts: CartErrorTexts & FlashTexts
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** Id of a line in the page; the page of a posted form leads to it. */
export const lineId = (itemId: string): string => `item-${itemId}`

/** One line of the cart. Its forms post to the shop by themselves until scripts run. */
export const LineItem = ({ pictureTemplate, ...line }: Props) => {
  const { item, locale, texts } = line
  return (
    <div className={css.line} id={lineId(item.id)}>
      <a className={css.picture} href={item.pdpUrl} tabIndex={-1} aria-hidden="true">
        {item.image && (
          <img
            src={pictureAt(pictureTemplate, item.image.publicId)}
            alt=""
            width="240"
            height="240"
            loading="lazy"
          />
        )}
      </a>
      <div className={css.text}>
        <p className={css.name}>
          <a href={item.pdpUrl}>{item.name}</a>
        </p>
        <ul className={css.attributes} role="list">
          {chosenAttributes(item).map(({ label, value }) => (
            <li key={label}>{formatMessage(texts.chosen, { label, value }, locale)}</li>
          ))}
        </ul>
      </div>
      <LinePrice {...line} />
      <div className={css.details}>
        <LinePromotions {...line} />
        <LineDelivery {...line} />
      </div>
      <div className={css.changes}>
        <AmountEditor {...line} />
        {item.bonus ? <GiftChoice {...line} /> : <VariantEditor {...line} />}
        <LineWays {...line} />
      </div>
      <LineActions {...line} />
      <LineNotices {...line} />
    </div>
  )
}
