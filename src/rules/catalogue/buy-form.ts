import type { Choice } from './variant-choice.ts'

const prefix = 'attribute-'

/** Name of the buy box's field for an attribute. */
export const attributeField = (type: string): string => `${prefix}${type}`

/** The choice that a buy box's form holds. */
export const choiceOfForm = (fields: Iterable<[string, unknown]>): Choice => {
  const choice: Choice = {}
  for (const [name, value] of fields)
    if (name.startsWith(prefix) && typeof value === 'string') choice[name.slice(prefix.length)] = value
  return choice
}
