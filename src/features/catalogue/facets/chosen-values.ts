import { formatMoney, minorDigits } from '#src/base/money.ts'
import type { Facet } from '#src/contract/catalogue/facets.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Messages } from '#src/messages/messages.ts'
import type { FacetChoice, PriceChoice } from '#src/rules/catalogue/facet-choice.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** What is chosen of a listing, and where the listing with another choice is. */
export type ChoiceLinks = {
  facets: readonly Facet[]
  choice: FacetChoice
  withChoice: (choice: FacetChoice) => string
}

/** Something that is chosen, and the choice that is left without it. */
export type Chosen = { label: string; without: FacetChoice }

type Texts = Messages['catalogue']['facets']

const priceLabel = ({ from, to }: PriceChoice, text: Texts, { locale, currency }: Site): string => {
  const shown = (units: number) => formatMoney(units * 10 ** minorDigits(currency), currency, locale)
  if (from === undefined) return formatMessage(text.priceTo, { to: shown(to ?? 0) }, locale)
  if (to === undefined) return formatMessage(text.priceFrom, { from: shown(from) }, locale)
  return formatMessage(text.price, { from: shown(from), to: shown(to) }, locale)
}

const withoutPrice = ({ values }: FacetChoice): FacetChoice => ({ values })

/** Each chosen value by itself, in the order in which facets show. */
export const chosenValues = (
  { facets, choice }: Omit<ChoiceLinks, 'withChoice'>,
  text: Texts,
  site: Site,
): Chosen[] => [
  ...facets.flatMap(({ id: facet, values }) =>
    values
      .filter(({ chosen }) => chosen)
      .map(({ id, label }): Chosen => {
        const others = values.filter((value) => value.chosen && value.id !== id).map((value) => value.id)
        return { label, without: { ...choice, values: { ...choice.values, [facet]: others } } }
      }),
  ),
  ...(choice.price ? [{ label: priceLabel(choice.price, text, site), without: withoutPrice(choice) }] : []),
]

/** Facets without whose choice something would be listed, with how many products that are; most first. */
export const choicesToLoosen = (
  { facets, choice }: Omit<ChoiceLinks, 'withChoice'>,
  text: Texts,
  site: Site,
): (Chosen & { total: number })[] =>
  facets
    .flatMap(({ id, values, range, total }) => {
      const labels = values.filter(({ chosen }) => chosen).map(({ label }) => label)
      if (total === 0) return []
      if (labels.length > 0)
        return [
          { label: labels.join(', '), total, without: { ...choice, values: { ...choice.values, [id]: [] } } },
        ]
      return range && choice.price
        ? [{ label: priceLabel(choice.price, text, site), total, without: withoutPrice(choice) }]
        : []
    })
    .toSorted((one, other) => other.total - one.total)
