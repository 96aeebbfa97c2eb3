import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'

/** Asks a shopper whose cart holds something before they go to another country's shop. No dialog until then. */
const links = document.querySelectorAll<HTMLAnchorElement>('[data-site-link]:not([aria-current])')
for (const link of links)
  link.addEventListener('click', (event) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || readVisitorCookie(document.cookie).units === 0) return
    event.preventDefault()
    const go = (): void => location.assign(link.href)
    void import('./dialogs/load-dialogs.ts').then(async ({ loadDialogs }) => {
      const dialogs = await loadDialogs()
      const outcome = await dialogs.open('location-confirmation', {
        label: link.textContent.trim(),
        href: link.href,
      })
      if (!outcome.ok && outcome.error === 'unavailable') go()
    }, go)
  })
