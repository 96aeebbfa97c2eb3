import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import css from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: ComponentProps<typeof Icon>['name']
  label: string
}

/** A button that shows only an icon: a full touch target with a name. */
export const IconButton = ({ icon, label, className = '', ...rest }: Props) => (
  <button type="button" {...rest} className={`${css.button} ${className}`} aria-label={label}>
    <Icon name={icon} />
  </button>
)
