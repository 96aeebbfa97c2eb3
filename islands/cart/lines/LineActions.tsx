import { settings } from '#src/base/settings.ts'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { HeartButton } from '#islands/favorites/HeartButton.tsx'
import { SaveForLaterButton } from '#islands/saved-for-later/SaveForLaterButton.tsx'
import { QuantityField } from '#islands/ui/QuantityField.tsx'
import type { LineTexts } from '../cart-texts.ts'
import css from './LineActions.module.css'

type Props = {
  item: CartItem
  quantity: number
  locale: string
  texts: LineTexts
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

const quantityTexts = ({ quantity, less, more, update }: LineTexts, name: string, locale: string) => ({
  quantity: formatMessage(quantity, { name }, locale),
  less: formatMessage(less, { name }, locale),
  more: formatMessage(more, { name }, locale),
  update,
})

/** How many of a line there are, and its removal. Its two forms post to the shop by themselves until scripts run. */
export const LineActions = ({ item, quantity, locale, texts, onQuantity, onRemove }: Props) => (
  <div className={css.actions}>
    {item.bonus ? (
      <p className={css.units}>{formatMessage(texts.units, { count: item.qty }, locale)}</p>
    ) : (
      <form method="post" action={`/${locale}/cart/update`} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="itemId" value={item.id} />
        <QuantityField
          value={quantity}
          max={item.maxQty}
          onChange={onQuantity}
          texts={quantityTexts(texts, item.name, locale)}
        />
      </form>
    )}
    <div className={css.links}>
      {settings.hasFavorites && (
        <HeartButton
          productId={item.productId}
          label={formatMessage(texts.favorite, { name: item.name }, locale)}
          locale={locale}
          className={css.remove}
        />
      )}
      {!item.bonus && <SaveForLaterButton item={item} locale={locale} texts={texts} className={css.remove} />}
      <form
        method="post"
        action={`/${locale}/cart/remove`}
        onSubmit={(event) => {
          event.preventDefault()
          onRemove()
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
  </div>
)
