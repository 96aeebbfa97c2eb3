import { useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { toasts } from '#src/stores/island-stores.ts'
import type { ErrorExample } from './error-example.ts'
import css from './ErrorGallery.module.css'
import { ErrorInPlace } from './ErrorInPlace.tsx'

type Props = { example: ErrorExample; language: string }

/** One row of the catalogue, which its button shows in its place. */
export const ErrorRow = ({ example, language }: Props) => {
  const [shown, setShown] = useState(0)
  const { errorId, status, place, behaviour, words, tryHref } = example
  const show = (): void => {
    setShown(shown + 1)
    if (place === 'toast') toasts.show({ title: words, tone: 'error' })
  }
  return (
    <li className={css.row} id={errorId}>
      <div className={css.facts}>
        <h3>{errorId}</h3>
        <p>
          {status > 0 && <code>{status}</code>} <code>{place}</code> <code>{behaviour}</code>
        </p>
      </div>
      <p lang={language}>{words}</p>
      <div className={css.actions}>
        <Button look="quiet" onClick={show} aria-label={`Show ${errorId}`}>
          Show
        </Button>
        {tryHref !== undefined && (
          <a href={tryHref} aria-label={`Try ${errorId} in the cart`}>
            Try in the cart
          </a>
        )}
      </div>
      {shown > 0 && <ErrorInPlace key={shown} example={example} language={language} />}
    </li>
  )
}
