import {
  consentSources,
  optionalCategories,
  type ConsentChoice,
  type ConsentSource,
} from '#src/contract/consent/consent.ts'

/** What was sent by the banner, the settings, or for the browser's signal. */
type PostedChoice = { source: ConsentSource; choice: Partial<ConsentChoice> }

const all = (allowed: boolean): ConsentChoice => ({ C0002: allowed, C0003: allowed, C0004: allowed })

/**
 * Reads a form about consent: `source`, and `choice`, which is `all`, `required`, or `selected` with the categories that are
 * ticked. Global Privacy Control refuses targeting, whatever is ticked; its own form says nothing else.
 * @returns undefined for a form that is none of these
 */
export const readChoice = (
  fields: ReadonlyMap<string, string | undefined>,
  gpc: boolean,
): PostedChoice | undefined => {
  const source = consentSources.find((one) => one === fields.get('source'))
  if (source === 'gpc') return { source, choice: { C0004: false } }
  const named: Record<string, ConsentChoice> = { all: all(true), required: all(false), selected: all(false) }
  const choice = named[fields.get('choice') ?? '']
  if (!source || !choice) return undefined
  if (fields.get('choice') === 'selected')
    for (const category of optionalCategories) choice[category] = fields.get(category) === 'on'
  return { source, choice: gpc ? { ...choice, C0004: false } : choice }
}
