import type { CartItem } from '#src/contract/cart/cart.ts'
import { cartErrorText, type CartErrorTexts } from '#src/rules/cart/cart-error-text.ts'
import type { CartFailure } from '#src/rules/cart/cart-error.ts'
import { flashText, type FlashTexts, type OutOfStock } from '#src/rules/cart/cart-flash.ts'
import { chosenAttributes, isFreeGift, isSoldOut } from '#src/rules/cart/cart-lines.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { pictureAt } from '#src/rules/catalogue/picture-template.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { SaveForLaterButton } from '#islands/saved-for-later/SaveForLaterButton.tsx'
import { QuantityField } from '#islands/ui/QuantityField.tsx'
import type { LineTexts } from './cart-texts.ts'
import { LinePrice } from './LinePrice.tsx'
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

const quantityTexts = ({ quantity, less, more, update }: LineTexts, name: string, locale: string) => ({
  quantity: formatMessage(quantity, { name }, locale),
  less: formatMessage(less, { name }, locale),
  more: formatMessage(more, { name }, locale),
  update,
})

/** Id of a line in the page; the page of a posted form leads to it. */
export const lineId = (itemId: string): string => `item-${itemId}`

/** One line of the cart. Its two forms post to the shop by themselves until scripts run. */
export const LineItem = ({
  item,
  quantity,
  notice,
  outOfStock,
  locale,
  pictureTemplate,
  texts,
  errorTexts,
  ...on
}: Props) => (
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
    <LinePrice item={item} quantity={quantity} locale={locale} texts={texts} />
    <div className={css.actions}>
      {!isFreeGift(item) && (
        <form method="post" action={`/${locale}/cart/update`} onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="itemId" value={item.id} />
          <QuantityField
            value={quantity}
            max={item.maxQty}
            onChange={on.onQuantity}
            texts={quantityTexts(texts, item.name, locale)}
          />
        </form>
      )}
      {!item.bonus && <SaveForLaterButton item={item} locale={locale} texts={texts} className={css.remove} />}
      <form
        method="post"
        action={`/${locale}/cart/remove`}
        onSubmit={(event) => {
          event.preventDefault()
          on.onRemove()
        }}
      >
        <input type="hidden" name="itemId" value={item.id} />
        <button
          className={css.remove}
          type="submit"
          aria-label={formatMessage(texts.removeName, { name: item.name }, locale)}
        >
          {texts.remove}
        </button>
      </form>
    </div>
    {(notice || outOfStock || isSoldOut(item)) && (
      <div className={css.notice}>
        {notice && <Notice>{cartErrorText(notice, errorTexts, locale)}</Notice>}
        {!notice && <Notice>{outOfStock ? flashText(outOfStock, errorTexts, locale) : texts.soldOut}</Notice>}
      </div>
    )}
  </div>
)
