import { useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import css from './MediaViewer.module.css'
import { startSlides, swiperPlaces } from './start-slides.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { useBackButton } from './use-back-button.ts'
import type { MediaViewerTexts, ViewerPicture } from './viewer-picture.ts'

type Props = {
  pictures: readonly ViewerPicture[]
  /** The picture it opens on, from 0. */
  start: number
  texts: MediaViewerTexts
  locale: string
  onClose: () => void
}

/**
 * A product's pictures on the whole screen: swiped or stepped through, enlarged by pinch, double tap or button. The browser
 * holds the focus inside and gives it back.
 */
export const MediaViewer = ({ pictures, start, texts, locale, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const slides = useRef<Swiper>(undefined)
  const [shown, setShown] = useState(start)
  const [isEnlarged, setEnlarged] = useState(false)

  const slideName = formatMessage(texts.picture, swiperPlaces, locale)

  useEffect(() => {
    if (!track.current) return undefined
    dialog.current?.showModal()
    const swiper = startSlides(track.current, start, slideName, { onShow: setShown, onEnlarge: setEnlarged })
    slides.current = swiper
    return () => void swiper.destroy()
  }, [start, slideName])
  useBackButton(() => dialog.current?.close())

  const isFirst = shown === 0
  const isLast = shown === pictures.length - 1
  return (
    <dialog className={css.viewer} ref={dialog} aria-label={texts.title} onClose={onClose}>
      <div className={css.bar}>
        <p className={css.count} aria-hidden="true">
          {shown + 1} / {pictures.length}
        </p>
        <IconButton
          icon={isEnlarged ? 'less' : 'more'}
          label={isEnlarged ? texts.reduce : texts.enlarge}
          onClick={() => slides.current?.zoom.toggle()}
        />
        <IconButton icon="close" label={texts.close} onClick={() => dialog.current?.close()} />
      </div>
      <div className={`swiper ${css.track}`} ref={track}>
        <div className="swiper-wrapper">
          {pictures.map(({ src, srcset, thumbnail, alt }, index) => (
            <div className="swiper-slide" key={src} inert={index !== shown}>
              <div className="swiper-zoom-container">
                <img
                  src={src}
                  srcSet={srcset}
                  sizes="100vmin"
                  alt={alt}
                  decoding="async"
                  style={{ backgroundImage: `url("${thumbnail}")` }}
                />
              </div>
            </div>
          ))}
        </div>
      </div>
      {pictures.length > 1 && (
        <div className={css.foot}>
          <IconButton
            icon="previous"
            label={texts.previous}
            aria-disabled={isFirst || undefined}
            onClick={() => slides.current?.slidePrev()}
          />
          <Thumbnails
            pictures={pictures}
            shown={shown}
            texts={texts}
            locale={locale}
            onChoose={(index) => slides.current?.slideTo(index)}
          />
          <IconButton
            icon="next"
            label={texts.next}
            aria-disabled={isLast || undefined}
            onClick={() => slides.current?.slideNext()}
          />
        </div>
      )}
    </dialog>
  )
}
