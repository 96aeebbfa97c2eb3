import { Fragment } from 'react'

type Props = {
  lines: readonly (string | undefined)[]
  /** What stands above the lines, such as the name of a store, and where that leads. */
  title?: string | undefined
  href?: string | undefined
  /** The element, where an address may not stand, or nobody's place is told. */
  as?: 'address' | 'p' | 'span'
}

/** An address line by line; lines that are empty or missing are left out. */
export const AddressBlock = ({ lines, title, href, as: Element = 'address' }: Props) => (
  <Element>
    {title !== undefined && (href === undefined ? <strong>{title}</strong> : <a href={href}>{title}</a>)}
    {lines.filter(Boolean).map((line, at) => (
      <Fragment key={`${line} ${at}`}>
        {(at > 0 || title !== undefined) && <br />}
        {line}
      </Fragment>
    ))}
  </Element>
)
