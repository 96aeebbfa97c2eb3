import { instantText } from '#src/rules/orders/instant-text.ts'
import { unitsText } from '#src/rules/orders/units-text.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { BackDone } from '#src/stores/orders.ts'
import './go-back.css'
import { OrderButton } from './OrderButton.tsx'
import { OrderNotice } from './OrderNotice.tsx'

/** A fact about what goes back; `lang` is the language of its text where it is not the page's. */
export type BackFact = { term: string; text: string; lang?: string | undefined }

/** The order of which something goes back, and what is said of that. */
export type BackOrder = {
  reference: { orderNumber: string; email: string }
  items: readonly { id: string; name: string }[]
  /** Who it is of, and where it is confirmed. */
  facts: readonly BackFact[]
  /** The language of the items' names, where it is not the page's. */
  lang?: string | undefined
  site: { locale: string; timeZone: string }
  /** Where its labels are printed: a path of this shop. */
  page: string
  texts: Readonly<Record<'doneTitle' | 'done' | 'label' | 'at' | 'items' | 'unitsOf', string>>
}

/** Facts, each below what it is called. */
export const BackFacts = ({ facts }: { facts: readonly BackFact[] }) => (
  <dl className="back-facts">
    {facts.map(({ term, text, lang }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd lang={lang}>{text}</dd>
      </div>
    ))}
  </dl>
)

/** What goes back, since when, and its label. */
export const GoBackReceipt = ({ done, about }: { done: BackDone; about: BackOrder }) => {
  const { reference, site, texts, lang } = about
  const { at, lines, returnId } = done
  const items = unitsText(lines, about.items, texts.unitsOf, site.locale)
  const number = { number: returnId ?? '' }
  return (
    <>
      <h1>{texts.doneTitle}</h1>
      <OrderNotice done={formatMessage(texts.done, number, site.locale)} />
      <BackFacts
        facts={[
          ...about.facts,
          { term: texts.at, text: instantText(at, site) },
          { term: texts.items, text: items, lang },
        ]}
      />
      {returnId !== undefined && (
        <OrderButton
          action={about.page}
          reference={reference}
          label={formatMessage(texts.label, number, site.locale)}
          act="label"
          hidden={{ returnId }}
          look="primary"
        />
      )}
    </>
  )
}
