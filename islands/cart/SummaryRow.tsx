import type { ReactNode } from 'react'
import css from './OrderSummary.module.css'

type Props = { name: ReactNode; look?: 'discount' | 'included' | 'total'; children: ReactNode }

/** A name and what it comes to. */
export const SummaryRow = ({ name, look, children }: Props) => (
  <div data-look={look}>
    <dt>{name}</dt>
    <dd className={css.amount}>{children}</dd>
  </div>
)
