/** Milliseconds that styles are waited for; then what they are for shows as it is. */
const deadlineMs = 3_000

/** Has the page carry a stylesheet, once; resolves as it is there. */
export const linkStyles = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    if (links.some((link) => link.href === new URL(href, location.href).href)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    setTimeout(resolve, deadlineMs)
    document.head.append(link)
  })
