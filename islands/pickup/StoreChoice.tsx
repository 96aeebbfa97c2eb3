import type { Store } from '#src/contract/stores/store.ts'
import type { PickupWish } from '#src/stores/dialogs/shop-dialogs.ts'
import { distanceText } from '#src/rules/stores/distance.ts'
import { openingText } from '#src/rules/stores/opening-text.ts'
import { storeLines } from '#src/rules/address/address-lines.ts'
import { unitsHeld } from '#src/rules/stores/stores-by-stock.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { PickupTexts } from './pickup-texts.ts'
import css from './PickupInStore.module.css'

type Props = { store: Store; wish: PickupWish; locale: string; texts: PickupTexts; onChoose: () => void }

/** A store where one may collect: how far it is, whether it is open, and whether it holds what is wanted. */
export const StoreChoice = ({ store, wish, locale, texts: { pickup, hours }, onChoose }: Props) => {
  const held = unitsHeld(store)
  const isHeld = held >= wish.qty
  const instant = new Date().toISOString()
  const action = store.storeId === wish.storeId ? pickup.chosen : pickup.choose
  const { timeZone, openingState, distance, address } = store
  return (
    <article className={css.store}>
      <header className={css.head}>
        <h3>{store.name}</h3>
        {distance !== undefined && (
          <p className={css.distance}>{distanceText(distance, { locale, country: address.countryCode })}</p>
        )}
      </header>
      <p className={css.address}>{storeLines(store).join(', ')}</p>
      <p className={css.address}>{openingText(openingState, { timeZone, instant, locale, texts: hours })}</p>
      <p className={css.stock} data-held={isHeld || undefined}>
        {isHeld ? formatMessage(pickup.inStock, { count: held }, locale) : pickup.tooFew}
      </p>
      <Button
        look="quiet"
        aria-label={`${action}, ${store.name}`}
        aria-pressed={store.storeId === wish.storeId}
        onClick={onChoose}
      >
        {action}
      </Button>
    </article>
  )
}
