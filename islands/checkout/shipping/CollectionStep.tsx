import { useRef, useState, type SubmitEvent } from 'react'
import { err } from '#src/base/result.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { placeLines } from '#src/rules/address/address-lines.ts'
import { pointFields, shownPoints } from '#src/rules/checkout/point-fields.ts'
import { worded } from '#src/rules/forms/refusal.ts'
import { distanceText } from '#src/rules/stores/distance.ts'
import { openingText } from '#src/rules/stores/opening-text.ts'
import { collectParcels, findPoints } from '#src/stores/checkout/destinations.ts'
import { call, cart } from '#src/stores/shop.ts'
import { useShopForm } from '#islands/forms/use-shop-form.ts'
import { Button } from '#islands/ui/Button.tsx'
import { FormFaults } from '#islands/ui/fields/FormFaults.tsx'
import { FormFields } from '#islands/ui/fields/FormFields.tsx'
import type { StepProps } from '../step-view.ts'
import type { CollectionView } from './collection-view.ts'

type Props = Pick<StepProps, 'locale' | 'texts' | 'goTo'> & { collection: CollectionView }

/** Collection points to send the parcels to, found by town or postal code, and who collects. */
export const CollectionStep = ({ collection, locale, texts, goTo }: Props) => {
  const { collection: text, shipping } = texts.checkout
  const { form, email, instant } = collection
  const { country } = form.site
  const [found, setFound] = useState({
    place: collection.place,
    points: collection.points,
    isLost: collection.isLost,
  })
  const [isSearching, setSearching] = useState(false)
  const latest = useRef(0)
  const chosen = useRef<HTMLFieldSetElement>(null)
  const page = `/${locale}/checkout/collection`

  const find = async (place: string): Promise<void> => {
    const turn = ++latest.current
    setSearching(true)
    const read = await findPoints(call, place, country, shownPoints)
    if (turn !== latest.current) return
    setSearching(false)
    setFound({ place, points: read.ok ? read.value : [], isLost: !read.ok })
    history.replaceState(null, '', `${page}?${new URLSearchParams({ place })}`)
  }

  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(pointFields.place)
    void find(typeof typed === 'string' ? typed.trim() : '')
  }

  const collect = async (values: FormValues) => {
    const radio = chosen.current?.querySelector<HTMLInputElement>('input:checked')
    const point = found.points.find(({ storeId }) => storeId === radio?.value)
    if (!point) return err(worded(text.chooseFirst))
    return cart.run((known) => collectParcels(call, known, point, values, email))
  }
  const { fields, view, isBusy, submit } = useShopForm({
    form,
    act: collect,
    onDone: () => goTo(`/${locale}/checkout/shipping#delivery`),
  })
  const wanted = form.sent.values[pointFields.storeId]

  return (
    <>
      <section className="checkout-part" aria-labelledby="collection">
        <h2 id="collection">{text.title}</h2>
        <form className="form" method="get" action={page} role="search" onSubmit={search}>
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
        {found.isLost && (
          <>
            <p role="alert">{texts.errors.byCode['NETWORK']}</p>
            <Button type="button" look="quiet" busy={isSearching} onClick={() => void find(found.place)}>
              {text.retry}
            </Button>
          </>
        )}
        {!found.isLost && found.points.length === 0 && <p role="status">{text.none}</p>}
        {found.points.length > 0 && (
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
              {found.points.map(({ storeId, storeName, address, distance, openingState, timeZone }) => (
                <label className="checkout-choice" key={storeId}>
                  <input
                    type="radio"
                    name={pointFields.storeId}
                    value={storeId}
                    defaultChecked={storeId === wanted}
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
