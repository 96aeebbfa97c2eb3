import { useEffect, useRef } from 'react'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { LineTexts } from '../cart-texts.ts'
import css from './RemovedLine.module.css'

type Props = { name: string; locale: string; texts: LineTexts; onUndo: () => void }

/** Stands where a line was; its undo takes the focus that the line's own button had. */
export const RemovedLine = ({ name, locale, texts, onUndo }: Props) => {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div className={css.removed}>
      <p role="status">{formatMessage(texts.removed, { name }, locale)}</p>
      <button className={css.undo} type="button" ref={undo} onClick={onUndo}>
        {texts.undo}
      </button>
    </div>
  )
}
