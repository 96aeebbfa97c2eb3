import { expect, it } from 'vitest'
import { queryWords, searchWords } from './search-words.ts'

it.each([
  ['Fell Runner 2', ['fell', 'runner', '2']],
  ['Größe für Füße', ['grosse', 'fur', 'fusse']],
  ['Randonnée d’été', ['randonnee', 'd', 'ete']],
  ["trail-running & ':*|!()", ['trail', 'running']],
  ['', []],
])('reads %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

it('looks for a word once', () => {
  expect(queryWords('boots Boots BOOTS')).toEqual(['boots'])
})
