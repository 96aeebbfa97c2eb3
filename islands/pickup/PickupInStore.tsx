import { useEffect, useEffectEvent, useState } from 'react'
import type { Store } from '#src/contract/stores/store.ts'
import { storeSearch } from '#src/stores/island-stores.ts'
import { dialogs } from '#src/stores/shop.ts'
import type { SearchedFrom } from '#src/stores/store-search.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { storesByStock } from '#src/rules/stores/stores-by-stock.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { PickupTexts } from './pickup-texts.ts'
import { StoreChoice } from './StoreChoice.tsx'
import { StoreSearchForm } from './StoreSearchForm.tsx'
import css from './PickupInStore.module.css'

type Props = DialogFrame<'pickup-in-store'> & { texts: PickupTexts }

type Search = { status: 'searching' | 'failed' } | { status: 'found'; stores: readonly Store[] }

/** Finds stores and what they hold, and closes with the one where the shopper will collect. */
export const PickupInStore = ({ texts, ...frame }: Props) => {
  const { props: wish, locale } = frame
  const [search, setSearch] = useState<Search>({ status: 'searching' })

  const find = async (from: SearchedFrom): Promise<void> => {
    setSearch({ status: 'searching' })
    const found = await storeSearch(from, wish)
    if (!found.ok) return setSearch({ status: 'failed' })
    const { stores } = found.value
    const isNear = Object.keys(from).length > 0
    setSearch({ status: 'found', stores: isNear ? stores : storesByStock(stores, wish.qty) })
  }
  const findAll = useEffectEvent(() => void find({}))
  useEffect(() => findAll(), [])

  const choose = async ({ storeId, name }: Store): Promise<void> => {
    const to = { storeId, name }
    if (wish.storeId === undefined || wish.storeId === storeId) return frame.close(to)
    const from = { storeId: wish.storeId, name: wish.storeName ?? '' }
    const answer = await dialogs.open('change-store-confirmation', { from, to }, 'keep')
    if (answer.ok) frame.close(to)
  }
  const count = search.status === 'found' ? search.stores.length : 0

  return (
    <ShopDialog frame={frame} isForm title={texts.pickup.title} texts={texts}>
      <p className={css.of}>{formatMessage(texts.pickup.of, { name: wish.name, count: wish.qty }, locale)}</p>
      <StoreSearchForm texts={texts.pickup} isSearching={search.status === 'searching'} onSearch={find} />
      <p className={css.status} role="status">
        {search.status === 'searching' && texts.pickup.searching}
        {search.status === 'found' && formatMessage(texts.pickup.found, { count }, locale)}
      </p>
      {search.status === 'failed' && <Notice>{texts.failed}</Notice>}
      {search.status === 'found' && (
        <ul className={css.stores} role="list">
          {search.stores.map((store) => (
            <li key={store.storeId}>
              <StoreChoice
                store={store}
                wish={wish}
                locale={locale}
                texts={texts}
                onChoose={() => void choose(store)}
              />
            </li>
          ))}
        </ul>
      )}
    </ShopDialog>
  )
}
