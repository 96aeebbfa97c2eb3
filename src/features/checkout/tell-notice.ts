/** Says above the step what failed, as the page of a form that comes back would, and goes there. */
const tellNotice = (place: HTMLElement, text: string): void => {
  const words = Object.assign(document.createElement('span'), { textContent: text })
  const notice = Object.assign(document.createElement('p'), { className: 'checkout-notice', tabIndex: -1 })
  notice.dataset['kind'] = 'failure'
  notice.role = 'alert'
  notice.append(words)
  place.replaceChildren(notice)
  notice.focus()
}

/** Says above the step that the shop cannot be reached. */
export const tellOffline = (): void => {
  const place = document.querySelector<HTMLElement>('[data-checkout-notices]')
  if (place) tellNotice(place, place.dataset['offline'] ?? '')
}
