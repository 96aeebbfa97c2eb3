import { useRef, useState, type SubmitEvent } from 'react'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { placeLines } from '#src/rules/address/address-lines.ts'
import { pointFields, shownPoints } from '#src/rules/checkout/point-fields.ts'
import { distanceText } from '#src/rules/stores/distance.ts'
import { openingText } from '#src/rules/stores/opening-text.ts'
import { collectParcels, findPoints } from '#src/stores/destinations.ts'
import { call, cart } from '#src/stores/shop.ts'
import { useShopForm } from '#islands/forms/use-shop-form.ts'
import { Button } from '#islands/ui/Button.tsx'
import { FormFaults } from '#islands/ui/fields/FormFaults.tsx'
import { FormFields } from '#islands/ui/fields/FormFields.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'
import type { CollectionView } from './collection-view.ts'

type Props = { collection: CollectionView; locale: string; texts: CheckoutTexts['checkout'] }

/** Collection points to send the parcels to, found by town or postal code, and who collects. */
export const CollectionStep = ({ collection, locale, texts }: Props) => {
  const { collection: text, shipping } = texts
  const { form, email, instant } = collection
  const { country } = form.site
  const [found, setFound] = useState({ place: collection.place, points: collection.points })
  const [isSearching, setSearching] = useState(false)
  const latest = useRef(0)
  const chosen = useRef<HTMLFieldSetElement>(null)
  const page = `/${locale}/checkout/collection`

  const search = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(pointFields.place)
    const place = typeof typed === 'string' ? typed.trim() : ''
    const turn = ++latest.current
    setSearching(true)
    const points = await findPoints(call, place, country, shownPoints)
    if (turn !== latest.current) return
    setSearching(false)
    setFound({ place, points })
    history.replaceState(null, '', `${page}?${new URLSearchParams({ place })}`)
  }

  const collect = async (values: FormValues) => {
    const radio = chosen.current?.querySelector<HTMLInputElement>('input:checked')
    const point = found.points.find(({ storeId }) => storeId === radio?.value) ?? found.points[0]
    return cart.run((known) => {
      if (!point) throw new Error('There is no point to choose.')
      return collectParcels(call, known, point, values, email)
    })
  }
  const { fields, view, isBusy, submit } = useShopForm({
    form,
    act: collect,
    onDone: () => location.assign(`/${locale}/checkout/shipping#delivery`),
  })
  const wanted = form.sent.values[pointFields.storeId]

  return (
    <>
      <section className="checkout-part" aria-labelledby="collection">
        <h2 id="collection">{text.title}</h2>
        <form
          className="form"
          method="get"
          action={page}
          role="search"
          onSubmit={(event) => void search(event)}
        >
          <div className="form-field">
            <label htmlFor="place">{text.place}</label>
            <input
              id="place"
              name={pointFields.place}
              defaultValue={collection.place}
              maxLength={100}
              autoComplete="postal-code"
            />
          </div>
          <Button type="submit" look="quiet" busy={isSearching}>
            {text.search}
          </Button>
        </form>
      </section>
      <section className="checkout-part" aria-labelledby="points">
        <h2 id="points">{text.found}</h2>
        {found.points.length === 0 ? (
          <p role="status">{text.none}</p>
        ) : (
          <form
            className="form"
            method="post"
            action={form.action}
            noValidate
            aria-busy={isBusy || undefined}
            onSubmit={submit}
          >
            <input type="hidden" name={pointFields.place} value={found.place} />
            <FormFaults fields={fields} view={view} />
            <fieldset className="checkout-choices checkout-group" ref={chosen} key={found.place}>
              <legend className="visually-hidden">{text.found}</legend>
              {found.points.map(({ storeId, storeName, address, distance, openingState, timeZone }, at) => (
                <label className="checkout-choice" key={storeId}>
                  <input
                    type="radio"
                    name={pointFields.storeId}
                    value={storeId}
                    defaultChecked={wanted === undefined ? at === 0 : storeId === wanted}
                  />
                  <span>
                    {storeName}
                    <small>{placeLines(address).join(', ')}</small>
                    <small suppressHydrationWarning>
                      {[
                        distance !== undefined && distanceText(distance, { locale, country }),
                        openingText(openingState, { timeZone, instant, locale, texts: collection.texts }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                </label>
              ))}
            </fieldset>
            <fieldset className="checkout-group">
              <legend>{shipping.pickup}</legend>
              <p className="checkout-soft">{shipping.pickupText}</p>
              <div className="checkout-fields">
                <FormFields fields={fields} view={view} />
              </div>
            </fieldset>
            <Button type="submit" look="primary" className="checkout-go" busy={isBusy}>
              {form.submit}
            </Button>
          </form>
        )}
        <p>
          <a href={`/${locale}/checkout/shipping?address`}>{text.home}</a>
        </p>
      </section>
    </>
  )
}
