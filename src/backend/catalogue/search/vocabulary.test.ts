import { expect, it } from 'vitest'
import { createVocabulary, nearestInQuery } from './vocabulary.ts'

const known = ['boots', 'jacket', 'trousers', 'gloves'].map((word) => ({ word, stem: word, shown: word }))

it('holds three words of a query against all words, each as often as it is asked', () => {
  const nearest = nearestInQuery(createVocabulary(known))
  const near = (word: string, most: number) => nearest(word, most).words
  expect([near('xx', 0), near('b00ts', 2)]).toEqual([[], []])
  expect([near('boost', 1), near('jakcet', 1), near('trozserz', 1)]).toEqual([['boots'], ['jacket'], []])
  expect(near('glovse', 1)).toEqual([])
  expect(near('trozserz', 3)).toEqual(['trousers'])
})
