import type { ReactNode, Ref } from 'react'
import { Icon } from './Icon.tsx'
import css from './Notice.module.css'

type Props = {
  children: ReactNode
  id?: string
  tone?: 'problem' | 'info'
  /** The element, for the focus to be led to. */
  ref?: Ref<HTMLDivElement>
}

/** A message in place, read out when it appears. */
export const Notice = ({ children, id, tone = 'problem', ref }: Props) => (
  <div
    ref={ref}
    className={css.notice}
    data-tone={tone}
    id={id}
    role={tone === 'problem' ? 'alert' : 'status'}
    tabIndex={ref ? -1 : undefined}
  >
    <Icon name="alert" size={18} />
    <span>{children}</span>
  </div>
)
