import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import css from './Notice.module.css'

type Props = { children: ReactNode; id?: string; tone?: 'problem' | 'info' }

/** A message in place, read out when it appears. */
export const Notice = ({ children, id, tone = 'problem' }: Props) => (
  <div className={css.notice} data-tone={tone} id={id} role={tone === 'problem' ? 'alert' : 'status'}>
    <Icon name="alert" size={18} />
    <span>{children}</span>
  </div>
)
