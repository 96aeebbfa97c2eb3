import type { ComponentProps } from 'react'
import css from './Button.module.css'

type Props = ComponentProps<'button'> & {
  /** `primary` once a view: the action the view is for. */
  look?: 'primary' | 'brand' | 'quiet'
  /** At work: shows so, and keeps its place. */
  busy?: boolean
}

export const Button = ({ look = 'brand', busy = false, className = '', children, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={`button ${css.button} ${className}`}
    data-style={look}
    aria-busy={busy || undefined}
  >
    {busy && <span className={css.spinner} aria-hidden="true" />}
    {children}
  </button>
)
