import { swappedEvent } from '#src/client/page-events.ts'
import { isFavorite } from '#src/rules/wishlists/favorites-cookie.ts'

const busy = new Set<HTMLElement>()

/** Pages are written for everybody; what this visitor has set their heart on stands in their cookie. */
export const showHearts = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.heart button'))
    button.ariaPressed = String(isFavorite(document.cookie, button.value))
}

/**
 * Adds a card's product to the favorites or takes it off, at once for the shopper, by the form that does so without scripts; the
 * next press waits for this one. The form leads to the list, which is followed only where it must say why it was not done.
 */
export const pressHeart = async (button: HTMLElement): Promise<void> => {
  if (busy.has(button)) return
  busy.add(button)
  const wanted = button.ariaPressed === 'true' ? 'false' : 'true'
  button.ariaPressed = wanted
  const list = `/${document.documentElement.lang.toLowerCase()}/favorites`
  const body = new URLSearchParams({ productId: button.getAttribute('value') ?? '' })
  const path = `${list}/${wanted === 'true' ? 'add' : 'remove'}`
  // Done even where the shopper leaves the page meanwhile.
  await fetch(path, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined)
  busy.delete(button)
  showHearts()
  if (button.ariaPressed !== wanted) location.assign(list)
}

showHearts()
// Cards are replaced, and pages that were left are shown again as they were.
for (const event of [swappedEvent, 'pageshow']) window.addEventListener(event, showHearts)
