import { colorAttribute, type BuyableProduct, type Choice } from './variant-choice.ts'

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

/** The colour of a choice, where the product comes in it. */
export const colorOfChoice = ({ variants }: BuyableProduct, choice: Choice): string | undefined =>
  variants.find(({ attributes }) => attributes[colorAttribute] === choice[colorAttribute])?.attributes[
    colorAttribute
  ]
