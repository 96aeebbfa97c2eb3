import { colorEvent, eventDetail } from '#src/rules/page-events.ts'

/**
 * Shows the pictures of the colour that is chosen in the buy box. Those of the other colours wait in templates;
 * those that were shown are kept, so that each picture is loaded once.
 */
const followColor = (gallery: HTMLElement): void => {
  const kept = new Map<string, Element>()
  let shownId = gallery.dataset['gallery'] ?? ''

  const picturesOf = (colorId: string): Element | null | undefined =>
    kept.get(colorId) ??
    gallery.querySelector<HTMLTemplateElement>(`template[data-gallery-color="${CSS.escape(colorId)}"]`)
      ?.content.firstElementChild

  window.addEventListener(colorEvent, (event) => {
    const colorId = String(eventDetail(event)['colorId'])
    const shown = gallery.querySelector(':scope > ul')
    const next = picturesOf(colorId)
    if (!shown || !next || colorId === shownId) return
    kept.set(shownId, shown)
    shown.replaceWith(next)
    shownId = colorId
  })
}

const gallery = document.querySelector<HTMLElement>('[data-gallery]')
if (gallery) followColor(gallery)
