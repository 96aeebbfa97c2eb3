import { Fragment } from 'react'
import type { PickupPlace } from '#src/contract/stores/store.ts'
import { storeLines } from '#src/rules/address/address-lines.ts'
import { weekHours } from '#src/rules/stores/week-hours.ts'
import { AddressBlock } from './AddressBlock.tsx'

type Props = { store: PickupPlace; locale: string; texts: { hours: string; closed: string } }

/** Where a store is, and when it is open, with its page for more. */
export const StorePlace = ({ store, locale, texts }: Props) => (
  <>
    <AddressBlock title={store.name} href={store.url} lines={[...storeLines(store), store.phone]} />
    <p suppressHydrationWarning>
      {texts.hours}
      {weekHours(store.hours, locale, texts.closed).map(({ days, hours }) => (
        <Fragment key={days}>
          <br />
          {days}: {hours}
        </Fragment>
      ))}
    </p>
  </>
)
