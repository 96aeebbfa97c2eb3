import { createRoot, type Root } from 'react-dom/client'
import { MediaViewer } from './MediaViewer.tsx'
import swiperStyles from './swiper-styles.css?url'
import type { MediaViewerTexts, ViewerPicture } from './viewer-picture.ts'

let root: Root | undefined
let styles: Promise<void> | undefined

const mount = (): Root => {
  const container = document.createElement('div')
  document.body.append(container)
  return createRoot(container)
}

/** Swiper's own styles, which no page links. Rejects when they cannot be had. */
const loadStyles = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = swiperStyles
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`no styles at ${swiperStyles}`)))
    document.head.append(link)
  })

/** Shows pictures on the whole screen; loaded and mounted only when a shopper opens one. */
export const openMediaViewer = async (
  pictures: readonly ViewerPicture[],
  start: number,
  texts: MediaViewerTexts,
  locale: string,
): Promise<void> => {
  styles ??= loadStyles().catch((error: unknown) => {
    styles = undefined
    throw error
  })
  await styles
  const mounted = (root ??= mount())
  const close = (): void => mounted.render(null)
  mounted.render(
    <MediaViewer pictures={pictures} start={start} texts={texts} locale={locale} onClose={close} />,
  )
}
