/** For whom goods are made, in the words of Google's product data specification. */
export type Wearer = {
  gender?: 'female' | 'male' | 'unisex'
  ageGroup?: 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult'
}

const words: readonly [RegExp, Wearer][] = [
  [/^(?:women|womens|woman|ladies|her|damen|femme|femmes)$/, { gender: 'female', ageGroup: 'adult' }],
  [/^(?:men|mens|man|him|herren|homme|hommes)$/, { gender: 'male', ageGroup: 'adult' }],
  [/^(?:unisex)$/, { gender: 'unisex', ageGroup: 'adult' }],
  [/^(?:girls|girl)$/, { gender: 'female', ageGroup: 'kids' }],
  [/^(?:boys|boy)$/, { gender: 'male', ageGroup: 'kids' }],
  [/^(?:kids|kid|children|kinder|enfant|enfants|youth)$/, { gender: 'unisex', ageGroup: 'kids' }],
  [/^(?:toddler|toddlers)$/, { ageGroup: 'toddler' }],
  [/^(?:baby|babies|infant|infants)$/, { ageGroup: 'infant' }],
  [/^(?:newborn|newborns)$/, { ageGroup: 'newborn' }],
]

/**
 * For whom the goods of a category are, as the words of its slug say: a later word is nearer to the goods than an earlier one. Nothing
 * where none of them says it.
 * @param slug folders of words, `women/shoes/hiking`
 */
export const wearerOf = (slug: string): Wearer => {
  let wearer: Wearer = {}
  for (const word of slug.split(/[/-]/))
    wearer = { ...wearer, ...words.find(([pattern]) => pattern.test(word))?.[1] }
  return wearer
}
