import { useId, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import type { ErrorExample } from './error-example.ts'
import css from './ErrorGallery.module.css'

type Props = { example: ErrorExample; language: string }

const AtInput = ({ example: { words }, language }: Props) => {
  const id = useId()
  return (
    <label className={css.field}>
      <span>A field</span>
      <input aria-invalid="true" aria-describedby={id} defaultValue="SAMPLE" />
      <span lang={language}>
        <Notice id={id}>{words}</Notice>
      </span>
    </label>
  )
}

const InDialog = ({ example: { errorId, words }, language }: Props) => {
  const [isOpen, setOpen] = useState(true)
  const close = (): void => setOpen(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={errorId}
      closeLabel="Close"
      footer={<Button onClick={close}>Go on</Button>}
    >
      <p lang={language}>{words}</p>
    </Dialog>
  )
}

/** A failure as a shopper meets it, in the place that the catalogue names. Toasts show above the page. */
export const ErrorInPlace = ({ example, language }: Props) => {
  const { place, words } = example
  if (place === 'toast') return null
  if (place === 'input') return <AtInput example={example} language={language} />
  if (place === 'dialog') return <InDialog example={example} language={language} />
  return (
    <div className={css.stage} data-place={place} lang={language}>
      {place === 'lineItem' && <p lang="en">A line of the cart</p>}
      <Notice>{words}</Notice>
    </div>
  )
}
