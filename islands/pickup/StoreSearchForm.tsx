import { useState, type SyntheticEvent } from 'react'
import type { SearchedFrom } from '#src/stores/store-search.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import type { PickupTexts } from './pickup-texts.ts'
import css from './PickupInStore.module.css'

type Props = {
  texts: PickupTexts['pickup']
  isSearching: boolean
  onSearch: (from: SearchedFrom) => Promise<void>
}

/** A position is told to about a kilometre, which is all that finding a shop needs. */
const roughly = (degrees: number): number => Math.round(degrees * 100) / 100
const patienceMs = 10_000

/** Looks for stores near a place, or where the shopper is: the browser asks them when the button is pressed. */
export const StoreSearchForm = ({ texts, isSearching, onSearch }: Props) => {
  const [place, setPlace] = useState('')
  const [isUnknown, setUnknown] = useState(false)

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    setUnknown(false)
    void onSearch(place.trim() === '' ? {} : { place: place.trim() })
  }
  const locate = (): void => {
    setUnknown(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        void onSearch({ latitude: roughly(coords.latitude), longitude: roughly(coords.longitude) }),
      () => setUnknown(true),
      { timeout: patienceMs, maximumAge: 60_000 },
    )
  }
  return (
    <form className={css.search} role="search" onSubmit={submit}>
      <TextField
        label={texts.place}
        type="search"
        maxLength={100}
        autoComplete="postal-code"
        enterKeyHint="search"
        value={place}
        onChange={({ target }) => setPlace(target.value)}
        action={
          <Button type="submit" busy={isSearching}>
            {texts.search}
          </Button>
        }
      />
      <button className={css.position} type="button" onClick={locate}>
        {texts.usePosition}
      </button>
      {isUnknown && <Notice>{texts.positionFailed}</Notice>}
    </form>
  )
}
