import type { ReactNode } from 'react'
import type { SavedItem } from '#src/contract/wishlists/saved-for-later.ts'
import { cartErrorText, type CartErrorTexts } from '#src/rules/cart/failures/cart-error-text.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { pictureAt } from '#src/rules/catalogue/picture-template.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { Messages } from '#src/messages/messages.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { Price } from '#islands/ui/Price.tsx'
import actionsCss from '#islands/cart/lines/LineActions.module.css'
import css from '#islands/cart/lines/LineItem.module.css'
import priceCss from '#islands/cart/lines/LinePrice.module.css'
import waysCss from '#islands/cart/lines/LineWays.module.css'

/** What the list may have to say. */
export type SavedTexts = Messages['wishlists']['saved'] &
  Pick<Messages['cart']['item'], 'was' | 'now' | 'dismiss' | 'change' | 'changeName'> & {
    errors: CartErrorTexts
  }

type Props = {
  item: SavedItem
  listId: string
  notice: CartFailure | undefined
  back: 'cart' | 'saved-for-later'
  locale: string
  texts: SavedTexts
  pictureTemplate: string
  onTakeBack: () => void
  onChange: () => void
  onRemove: () => void
}

/** One saved item. Its two forms post to the shop by themselves until scripts run. */
export const SavedLine = ({ item, listId, notice, back, locale, texts, pictureTemplate, ...on }: Props) => {
  const { itemId, productId, upc, qty, image, pageUrl, price, available } = item
  const name = item.name ?? texts.gone
  const form = (action: string, onSubmit: () => void, button: ReactNode) => (
    <form
      method="post"
      action={`/${locale}/saved-for-later/${action}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {Object.entries({ saveForLaterId: listId, itemId, productId, upc, back }).map(([field, value]) => (
        <input type="hidden" name={field} value={value} key={field} />
      ))}
      {button}
    </form>
  )
  return (
    <div className={css.line}>
      <span className={css.picture}>
        {image && (
          <img
            src={pictureAt(pictureTemplate, image.publicId)}
            alt=""
            width="240"
            height="240"
            loading="lazy"
          />
        )}
      </span>
      <div className={css.text}>
        <p className={css.name}>{pageUrl === undefined ? name : <a href={pageUrl}>{name}</a>}</p>
        <ul className={css.attributes} role="list">
          {item.attributes.map(({ label, value }) => (
            <li key={label}>{formatMessage(texts.chosen, { label, value }, locale)}</li>
          ))}
          {qty > 1 && <li>{formatMessage(texts.units, { count: qty }, locale)}</li>}
          {item.giftOption && <li>{formatMessage(texts.gift, { to: item.giftOption.to }, locale)}</li>}
          {!available && item.name !== undefined && (
            <li>
              <strong>{texts.soldOut}</strong>
            </li>
          )}
        </ul>
      </div>
      {price && (
        <div className={priceCss.price}>
          <Price
            current={price.current}
            original={price.original}
            currency={item.currency}
            locale={locale}
            texts={texts}
          />
        </div>
      )}
      <div className={actionsCss.actions}>
        {available &&
          form(
            'move',
            on.onTakeBack,
            <button
              className="button"
              data-style="quiet"
              aria-label={formatMessage(texts.moveName, { name }, locale)}
            >
              {texts.move}
            </button>,
          )}
        {pageUrl !== undefined && item.attributes.length > 0 && (
          <button
            type="button"
            className={waysCss.action}
            aria-label={formatMessage(texts.changeName, { name }, locale)}
            onClick={on.onChange}
          >
            {texts.change}
          </button>
        )}
        {form(
          'remove',
          on.onRemove,
          <button
            className={actionsCss.remove}
            aria-label={formatMessage(texts.removeName, { name }, locale)}
          >
            {texts.remove}
          </button>,
        )}
      </div>
      {notice && (
        <div className={css.details}>
          <Notice>{cartErrorText(notice, texts.errors, locale)}</Notice>
        </div>
      )}
    </div>
  )
}
