import { useEffect, useRef } from 'react'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import css from './Thumbnails.module.css'
import type { MediaViewerTexts, ViewerPicture } from './viewer-picture.ts'

type Props = {
  pictures: readonly ViewerPicture[]
  shown: number
  texts: MediaViewerTexts
  locale: string
  onChoose: (index: number) => void
}

/** All pictures in small, as buttons; the shown one stays in view. */
export const Thumbnails = ({ pictures, shown, texts, locale, onChoose }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  return (
    <ul className={css.list} role="list" ref={list}>
      {pictures.map(({ src, thumbnail }, index) => (
        <li key={src}>
          <button
            className={css.thumbnail}
            type="button"
            aria-label={formatMessage(texts.picture, { index: index + 1, count: pictures.length }, locale)}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <img src={thumbnail} alt="" width="64" height="64" />
          </button>
        </li>
      ))}
    </ul>
  )
}
