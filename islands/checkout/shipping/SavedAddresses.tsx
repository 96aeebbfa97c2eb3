import { useState, type MouseEvent, type SubmitEvent } from 'react'
import { leaveTo } from '#src/client/go-to.ts'
import { isReached } from '#src/client/is-reached.ts'
import { addressLines } from '#src/rules/address/address-lines.ts'
import { otherAddress } from '#src/rules/checkout/shipping-part.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import type { BookedAddress } from '#src/contract/customer/address-book.ts'
import { sendToBooked } from '#src/stores/checkout/destinations.ts'
import { call, cart } from '#src/stores/shop.ts'
import { AddressBlock } from '#islands/ui/order/AddressBlock.tsx'
import { Button } from '#islands/ui/Button.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'

type Props = {
  saved: readonly BookedAddress[]
  /** That of the customer, which stands for an address without one. */
  email: string | undefined
  locale: string
  language: string
  texts: CheckoutTexts['checkout']['shipping']
  /** What is said where the shop cannot be reached. */
  offline: string
  onDone: () => void
  onOther: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A customer's addresses to choose from. What is wrong with one is corrected in its form. */
export const SavedAddresses = ({
  saved,
  email,
  locale,
  language,
  texts,
  offline,
  onDone,
  onOther,
}: Props) => {
  const [isBusy, setBusy] = useState(false)
  const page = `/${locale}/checkout/shipping`

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const id = new FormData(event.currentTarget).get('addressId')
    const booked = saved.find(({ addressId }) => addressId === id)
    if (isBusy || !booked) return
    setBusy(true)
    checkout.tell(undefined)
    const set = await cart.run((known) => sendToBooked(call, known, booked, email))
    if (set.ok) return onDone()
    const query = new URLSearchParams({ address: booked.addressId, error: set.error.errorId })
    if (await isReached()) await leaveTo(`${page}?${query}`)
    else checkout.tell(offline)
    setBusy(false)
  }

  return (
    <form
      className="form"
      method="post"
      action={`/${locale}/checkout/address`}
      onSubmit={(event) => void submit(event)}
    >
      <fieldset className="checkout-choices">
        <legend className="visually-hidden">{texts.saved}</legend>
        {saved.map((address, at) => (
          <label className="checkout-choice" key={address.addressId}>
            <input type="radio" name="addressId" value={address.addressId} defaultChecked={at === 0} />
            <AddressBlock as="span" lines={addressLines(address, language)} />
          </label>
        ))}
      </fieldset>
      <Button type="submit" look="primary" className="checkout-go" busy={isBusy}>
        {texts.useSaved}
      </Button>
      <p>
        <a href={`${page}?address=${otherAddress}`} onClick={onOther}>
          {texts.another}
        </a>
      </p>
    </form>
  )
}
