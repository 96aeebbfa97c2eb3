import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { SavedForLater as SavedList, SavedItem } from '#src/contract/wishlists/saved-for-later.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { savedForLater as store } from '#src/stores/saved-shop.ts'
import type { SavedPaging } from '#src/stores/cart/saved-for-later.ts'
import { toasts } from '#src/stores/island-stores.ts'
import { dialogs } from '#src/stores/shop.ts'
import { Toasts } from '#islands/ui/Toasts.tsx'
import { SavedLine, type SavedTexts } from './SavedLine.tsx'
import css from './SavedForLater.module.css'

type Props = {
  initial: SavedList
  paging: SavedPaging
  /** Where its forms lead back to without scripts. */
  back: 'cart' | 'saved-for-later'
  locale: string
  texts: SavedTexts
  pictureTemplate: string
}

/** What the shopper saved for later: each item can go back to the cart, become another variant, or leave. */
export const SavedForLater = ({ initial, paging, back, locale, texts, pictureTemplate }: Props) => {
  const list = useStore(store.$list, { ssr: 'initial' }) ?? initial
  const leaving = useStore(store.$leaving, { ssr: 'initial' })
  const notices = useStore(store.$notices, { ssr: 'initial' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => store.adopt(initial, paging), [initial, paging])

  const items = list.items.filter(({ itemId }) => !leaving[itemId])
  const takeBack = async (item: SavedItem): Promise<void> => {
    heading.current?.focus({ preventScroll: true })
    const result = await store.takeBack(item)
    if (result.ok)
      toasts.show({
        title: formatMessage(texts.movedToCart, { name: item.name ?? '' }, locale),
        tone: 'success',
      })
  }
  const change = async (item: SavedItem): Promise<void> => {
    const { productId, upc, name = '', pageUrl: href = '' } = item
    const purpose = 'update-saved-item'
    const outcome = await dialogs.open('quick-shop', { purpose, productId, name, href, upc })
    // A variant is chosen on the product's page where quick-shop cannot be had.
    if (!outcome.ok && outcome.error === 'unavailable') location.assign(href)
    if (outcome.ok && outcome.value.upc !== upc) await store.changeVariant(item, outcome.value.upc)
  }
  const remove = (item: SavedItem): void => {
    heading.current?.focus({ preventScroll: true })
    void store.remove(item)
  }

  if (back === 'cart' && items.length === 0) return null
  const Heading = back === 'cart' ? 'h2' : 'h1'
  return (
    <section className={`shoppers-only ${css.saved}`} id="saved-for-later" aria-labelledby="saved-title">
      <Heading className={css.title} id="saved-title" tabIndex={-1} ref={heading}>
        {texts.title}
      </Heading>
      {items.length === 0 && <p>{texts.empty}</p>}
      <ul className={css.items} role="list">
        {items.map((item) => (
          <li key={item.itemId}>
            <SavedLine
              item={item}
              listId={list.saveForLaterId ?? ''}
              notice={notices[item.itemId]}
              {...{ back, locale, texts, pictureTemplate }}
              onTakeBack={() => void takeBack(item)}
              onChange={() => void change(item)}
              onRemove={() => remove(item)}
            />
          </li>
        ))}
      </ul>
      {back === 'cart' && list.total > items.length && (
        <a className="button" data-style="quiet" href={`/${locale}/saved-for-later`}>
          {formatMessage(texts.seeAll, { count: list.total }, locale)}
        </a>
      )}
      {back !== 'cart' && <Toasts dismissLabel={texts.dismiss} />}
    </section>
  )
}
