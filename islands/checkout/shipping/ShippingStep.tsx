import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import { isPlainClick } from '#src/client/is-plain-click.ts'
import { destinationValues } from '#src/rules/checkout/cart-destinations.ts'
import { otherAddress, shippingPartOf, type ShippingPart } from '#src/rules/checkout/shipping-part.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import type { StepProps } from '../step-view.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import { DestinationCards } from './DestinationCards.tsx'
import { DestinationForm } from './DestinationForm.tsx'
import { ExpressWays } from './ExpressWays.tsx'
import { SavedAddresses } from './SavedAddresses.tsx'
import type { ShippingView } from './shipping-view.ts'

type Props = StepProps & { shipping: ShippingView }

/** Collection points are looked for near the address that is typed, which the cart does not know yet. */
const lookNearTyped = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void => {
  const typed = document.querySelector<HTMLInputElement>('[autocomplete=postal-code]')?.value.trim()
  if (typed) link.search = `place=${encodeURIComponent(typed)}`
}

/** Where the order goes and, once that is known, how it comes. Its parts change in place, each at an address of its own. */
export const ShippingStep = ({ shipping, cart, isAddressed, locale, texts, goTo }: Props) => {
  const { saved, person, isGuest, hasPoints, destinations } = shipping
  const { shipping: text, collection } = texts.checkout
  const language = locale.slice(0, 2)
  const page = `/${locale}/checkout/shipping`
  const part = useStore(checkout.$part, { ssr: 'initial' }) ?? shipping.part
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  // A form that is opened again begins with what the cart knows by now.
  const values = destinationValues(cart, person)
  const form = moved.current ? { ...shipping.form, sent: { values, faults: {} }, hidden: {} } : shipping.form

  const show = (next: ShippingPart, told?: string): void => {
    moved.current = true
    checkout.show(next, told)
  }
  const follow = useEffectEvent(() => {
    if (location.pathname !== page) return
    const wanted = new URLSearchParams(location.search).get('address')
    show(shippingPartOf(wanted, isAddressed, saved.length > 0))
  })
  useEffect(() => {
    const onPop = (): void => follow()
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
  useEffect(() => {
    if (moved.current) (document.getElementById('delivery') ?? heading.current)?.focus()
  }, [part])

  /** What was left stays behind as the page that it is. */
  const goOn = (told?: string): void => {
    // Somebody may have left while the address was saved.
    if (!heading.current) return
    const left = part === 'saved' ? '?address' : `?address=${otherAddress}`
    history.replaceState(null, '', `${page}${left}`)
    history.pushState(null, '', `${page}#delivery`)
    show('delivery', told)
  }
  const open = (next: ShippingPart, query: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    history.pushState(null, '', `${page}?${query}`)
    show(next)
  }
  if (part === 'delivery')
    return (
      <>
        <DestinationCards
          cart={cart}
          locale={locale}
          language={language}
          texts={texts.checkout}
          onEdit={open(saved.length > 0 ? 'saved' : 'form', 'address')}
        />
        <DeliveryForm
          cart={cart}
          locale={locale}
          texts={texts}
          onDone={async () => void (await goTo(`/${locale}/checkout/billing`))}
        />
      </>
    )
  return (
    <>
      <ExpressWays express={shipping.express} locale={locale} texts={texts} />
      <section className="checkout-part">
        <h2 tabIndex={-1} ref={heading}>
          {destinations.hasHome ? text.heading : text.pickup}
        </h2>
        {isGuest && (
          <p className="checkout-soft">
            {text.guest} {text.haveAccount}{' '}
            <a href={`/${locale}/sign-in?${new URLSearchParams({ next: page })}`}>{text.signIn}</a>
          </p>
        )}
        {person?.email !== undefined && (
          <p className="checkout-soft">{formatMessage(text.signedInAs, { email: person.email }, locale)}</p>
        )}
        {hasPoints && (
          <p>
            <a href={`/${locale}/checkout/collection`} onClick={lookNearTyped}>
              {collection.link}
            </a>
          </p>
        )}
        {part === 'saved' ? (
          <SavedAddresses
            saved={saved}
            email={person?.email}
            locale={locale}
            language={language}
            texts={text}
            offline={texts.errors.byCode['NETWORK'] ?? ''}
            onDone={goOn}
            onOther={open('form', `address=${otherAddress}`)}
          />
        ) : (
          <DestinationForm
            form={form}
            destinations={destinations}
            country={shipping.country}
            texts={text}
            locale={locale}
            onDone={(isKept) => goOn(isKept ? undefined : texts.refusals.addressNotSaved)}
          />
        )}
      </section>
    </>
  )
}
