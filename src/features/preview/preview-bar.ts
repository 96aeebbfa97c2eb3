import { instantOfLocal, isTimeZone, localOfInstant } from '#src/rules/preview/local-time.ts'

/**
 * Enhances the preview bar: it stays open while an editor goes through time, another zone keeps the instant, the editor's
 * own zone is offered, and links that scripts make keep the preview.
 */
const enhance = (bar: HTMLElement): void => {
  const details = bar.querySelector('details')
  const local = bar.querySelector<HTMLInputElement>('[data-local]')
  const zones = bar.querySelector<HTMLSelectElement>('[data-zone]')
  if (!details || !local || !zones) return

  const openKey = 'welt-preview-bar'
  details.open = sessionStorage.getItem(openKey) === 'open'
  details.addEventListener('toggle', () => sessionStorage.setItem(openKey, details.open ? 'open' : 'shut'))

  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (isTimeZone(own) && ![...zones.options].some(({ value }) => value === own)) zones.add(new Option(own))
  let zone = zones.value
  zones.addEventListener('change', () => {
    const instant = instantOfLocal(local.value, zone)
    zone = zones.value
    if (instant !== undefined) local.value = localOfInstant(instant, zone)
  })

  const previewQuery = new URLSearchParams(
    [...new URLSearchParams(location.search)].filter(([name]) => /^(?:preview|p13n_)/.test(name)),
  )
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || bar.contains(link) || link.origin !== location.origin || link.pathname === location.pathname)
      return
    const url = new URL(link.href)
    for (const [name, value] of previewQuery)
      if (!url.searchParams.has(name)) url.searchParams.set(name, value)
    link.href = url.href
  })
}

const bar = document.querySelector<HTMLElement>('[data-preview-bar]')
if (bar) enhance(bar)
