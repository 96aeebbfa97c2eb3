import { useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import css from './FormDisclosure.module.css'

type Props = {
  id?: string
  /** What it opens by, as shown and, where that differs, as read out. */
  title: string
  label?: string
  /** Where the form posts to until scripts run. */
  action: string
  className: string | undefined
  isOpen?: boolean
  /** Leaves the form to post by itself. */
  isPosted?: boolean
  /** Does in place of opening what the form is for; answers whether that could be had. */
  onPress?: (() => Promise<boolean>) | undefined
  /** Does what the form is for; answers whether it was done. Without it the form posts by itself. */
  onSubmit?: (() => Promise<boolean>) | undefined
  children: (isBusy: boolean) => ReactNode
}

/** A form that opens in place. Once it is done it closes, and its summary has the focus. */
export const FormDisclosure = ({ title, label, isOpen, isPosted = false, children, ...props }: Props) => {
  const { id, action, className, onPress, onSubmit } = props
  const [isBusy, setBusy] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  const submit = async (event: SyntheticEvent): Promise<void> => {
    if (isPosted || !onSubmit) return
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const isDone = await onSubmit()
    setBusy(false)
    if (!isDone || !details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  const press = (event: MouseEvent): void => {
    if (!onPress) return
    event.preventDefault()
    void onPress().then((isHad) => {
      if (!isHad && details.current) details.current.open = true
    })
  }

  return (
    <details className={css.disclosure} id={id} ref={details} open={isOpen}>
      <summary aria-label={label} onClick={press}>
        {title}
      </summary>
      <form className={className} method="post" action={action} onSubmit={(event) => void submit(event)}>
        {children(isBusy)}
      </form>
    </details>
  )
}
