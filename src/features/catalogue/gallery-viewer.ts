const load = () => import('#islands/media-viewer/open-media-viewer.tsx')

/**
 * Opens the pictures of a gallery on the whole screen. Each picture links to its large form, which is what those without
 * scripts get, and those who ask for a window of its own.
 */
const enhance = (gallery: HTMLElement): void => {
  const { dataset } = gallery
  const texts = {
    title: gallery.getAttribute('aria-label') ?? '',
    close: dataset['close'] ?? '',
    enlarge: dataset['enlarge'] ?? '',
    reduce: dataset['reduce'] ?? '',
    previous: dataset['previous'] ?? '',
    next: dataset['next'] ?? '',
    picture: dataset['picture'] ?? '',
  }

  const open = async (link: HTMLAnchorElement): Promise<void> => {
    const links = [...gallery.querySelectorAll<HTMLAnchorElement>(':scope > ul a')]
    const pictures = links.map((one) => {
      const image = one.querySelector('img')
      return {
        src: one.href,
        srcset: one.dataset['srcset'] ?? '',
        thumbnail: image?.currentSrc || (image?.src ?? ''),
        alt: image?.alt ?? '',
      }
    })
    try {
      const { openMediaViewer } = await load()
      await openMediaViewer(pictures, links.indexOf(link), texts, document.documentElement.lang)
    } catch {
      location.assign(link.href)
    }
  }

  gallery.addEventListener('pointerenter', () => void load().catch(() => undefined), { once: true })
  gallery.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open(link)
  })
}

const gallery = document.querySelector<HTMLElement>('[data-gallery]')
if (gallery) enhance(gallery)
