import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Messages } from '#src/messages/messages.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import css from './ThreeDsChallenge.module.css'

type Props = DialogFrame<'three-ds-challenge'> & { texts: Messages['dialogs'] }

/** What a message of the framed page says; undefined for any other. */
const resultOf = (said: unknown): string | undefined =>
  typeof said === 'object' && said && 'threeDS2Result' in said && typeof said.threeDS2Result === 'string'
    ? said.threeDS2Result
    : undefined

/** The page of a bank over the review: it closes with what its shopper decided there. */
export const ThreeDsChallenge = ({ texts: { challenge: text, ...words }, ...frame }: Props) => {
  const bank = useRef<HTMLIFrameElement>(null)
  const [result, setResult] = useState<string>()
  const answer = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>): void => {
    const threeDS2Result = resultOf(data)
    const isOwn = origin === location.origin && source === bank.current?.contentWindow
    if (isOwn && threeDS2Result !== undefined) setResult(threeDS2Result)
  })
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>): void => answer(event)
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  // The frame is gone by then: the way back of the dialog would lead through the pages in it.
  const close = useEffectEvent((threeDS2Result: string) => frame.close({ threeDS2Result }))
  useEffect(() => {
    if (result !== undefined) close(result)
  }, [result])
  return (
    <ShopDialog frame={frame} look="modal" title={text.title} texts={words}>
      <p className={css.text}>{text.text}</p>
      {frame.isOpen && result === undefined && (
        <iframe className={css.frame} src={frame.props.frame} title={text.frame} ref={bank} />
      )}
    </ShopDialog>
  )
}
