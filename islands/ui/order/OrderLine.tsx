import type { ShownLine } from '#src/rules/orders/shown-line.ts'
import './order-line.css'

type Props = { line: ShownLine; texts: Record<'was' | 'now', string> }

/** A line of a cart or an order: picture, name, what was chosen and how many, and what it costs. Nothing of it can be changed here. */
export const OrderLine = ({ line, texts }: Props) => {
  const { name, href, lang, picture, variant, notes, price, original } = line
  return (
    <div className="order-line">
      <div className="order-line-picture">
        {picture !== undefined && <img src={picture} alt="" width="240" height="240" loading="lazy" />}
      </div>
      <div>
        <p className="order-line-name" lang={lang}>
          {href === undefined ? name : <a href={href}>{name}</a>}
        </p>
        {variant !== '' && <p lang={lang}>{variant}</p>}
        {notes.map(({ text, look }) => (
          <p key={text} data-look={look}>
            {text}
          </p>
        ))}
      </div>
      {price !== undefined && (
        <p className="order-line-price">
          {original !== undefined && (
            <>
              <span className="visually-hidden">{texts.was} </span>
              <s suppressHydrationWarning>{original}</s>
              <span className="visually-hidden"> {texts.now} </span>
            </>
          )}
          <span suppressHydrationWarning>{price}</span>
        </p>
      )}
    </div>
  )
}
