import { useId, type ComponentProps, type ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import css from './Field.module.css'

type Props = ComponentProps<'input'> & {
  label: string
  /** What is wrong with the entry; read out when it appears, and whenever the field is entered. */
  error?: string | undefined
  /** Stands beside the field: the button that sends it. */
  action?: ReactNode
}

/** A line of text with its label above and what is wrong with it below. */
export const TextField = ({ label, error, action, ...rest }: Props) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.row}>
        <input
          {...rest}
          className={css.control}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {action}
      </div>
      {error !== undefined && <Notice id={errorId}>{error}</Notice>}
    </div>
  )
}
