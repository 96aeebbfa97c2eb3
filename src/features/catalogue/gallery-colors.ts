import { colorEvent, eventDetail } from '#src/client/page-events.ts'

/** How long the pictures of the colour before stay while the new ones load, in milliseconds. */
const patienceMs = 600

/** Waits for the first picture, so that the gallery never shows a gap; not for long. */
const ready = async (pictures: Element): Promise<void> => {
  const first = pictures.querySelector('img')
  if (!first) return
  first.loading = 'eager'
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([first.decode().catch(() => undefined), late])
}

/**
 * Shows the pictures of the colour that is chosen in the buy box. Those of the other colours wait in templates;
 * those that were shown are kept, so that each picture is loaded once.
 */
const followColor = (gallery: HTMLElement): void => {
  const made = new Map<string, Element>()
  let wanted = gallery.dataset['gallery'] ?? ''
  const first = gallery.querySelector(':scope > ul')
  if (first) made.set(wanted, first)

  const picturesOf = (colorId: string): Element | undefined => {
    const waiting = gallery.querySelector<HTMLTemplateElement>(
      `template[data-gallery-color="${CSS.escape(colorId)}"]`,
    )
    const pictures = made.get(colorId) ?? waiting?.content.firstElementChild ?? undefined
    if (pictures) made.set(colorId, pictures)
    return pictures
  }

  const show = async (colorId: string): Promise<void> => {
    wanted = colorId
    const pictures = picturesOf(colorId)
    if (!pictures) return
    await ready(pictures)
    if (wanted === colorId) gallery.querySelector(':scope > ul')?.replaceWith(pictures)
  }

  window.addEventListener(colorEvent, (event) => void show(String(eventDetail(event)['colorId'])))
}

const gallery = document.querySelector<HTMLElement>('[data-gallery]')
if (gallery) followColor(gallery)
