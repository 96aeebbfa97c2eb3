import { useEffect, useState } from 'react'
import { isFavorite } from '#src/rules/wishlists/favorites-cookie.ts'
import { Icon } from '#islands/ui/Icon.tsx'

type Props = { productId: string; label: string; locale: string; className: string | undefined }

/** Whether a product is among the visitor's favorites, and the way to change that; without scripts its form adds it. */
export const HeartButton = ({ productId, label, locale, className }: Props) => {
  const [isPressed, setIsPressed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const show = (): void => setIsPressed(isFavorite(document.cookie, productId))
  useEffect(show, [productId])

  const toggle = async (): Promise<void> => {
    setIsBusy(true)
    setIsPressed(!isPressed)
    // The form leads to the list, which nobody follows; the cookie tells whether it was done.
    const path = `/${locale}/favorites/${isPressed ? 'remove' : 'add'}`
    const body = new URLSearchParams({ productId })
    await fetch(path, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
    setIsBusy(false)
    show()
  }
  return (
    <form
      className="shoppers-only"
      method="post"
      action={`/${locale}/favorites/add`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void toggle()
      }}
    >
      <input type="hidden" name="productId" value={productId} />
      <button className={className} type="submit" aria-label={label} aria-pressed={isPressed}>
        <Icon name="heart" isFilled={isPressed} />
      </button>
    </form>
  )
}
