import { expect, it } from 'vitest'
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts'
import { queryWords, searchWords } from './search-words.ts'

const plain = (words: readonly { word: string }[]): string[] => words.map(({ word }) => word)

it.each([
  ['Fell Runner 2', ['fell', 'runner', '2']],
  ['Größe für Füße', ['grosse', 'fur', 'fusse']],
  ['Randonnée d’été, cœur', ['randonnee', 'ete', 'coeur']],
  ["Bottes de l’hiver, qu’il m'a", ['bottes', 'de', 'hiver', 'il']],
  ["Women's trail-running & ':*|!()", ['women', 'trailrunning', 'trail', 'running']],
  ['US 8.5, EU 42,5', ['us', '8.5', 'eu', '42.5']],
  ['', []],
])('reads %j', (text, words) => {
  expect(plain(searchWords(text))).toEqual(words)
})

it('keeps how a word is written', () => {
  expect(searchWords('Fougère')).toEqual([{ word: 'fougere', shown: 'fougère' }])
})

it('looks for no letter that French leaves of a word', () => {
  expect(plain(queryWords('bottes de l’hiver'))).toEqual(['bottes', 'de', 'hiver'])
})

it('looks for a word once, and for twelve at most', () => {
  expect(plain(queryWords('boots Boots BOOTS'))).toEqual(['boots'])
  expect(queryWords(Array.from({ length: 90 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12)
})

it('keeps a word with a hyphen whole where that is known', () => {
  const isKnown = (word: string) => word === 'tshirt'
  expect(plain(queryWords('blue T-Shirt', isKnown))).toEqual(['blue', 'tshirt'])
  expect(plain(queryWords('t shirt', isKnown))).toEqual(['tshirt'])
  expect(plain(queryWords('trail-running', isKnown))).toEqual(['trail', 'running'])
})

it('finds nothing but letters and digits in whatever is typed', () => {
  for (const text of naughtyStrings)
    for (const { word } of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{N}.]+$/u)
})
