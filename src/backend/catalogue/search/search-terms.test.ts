import { expect, it } from 'vitest'
import { siteOf, sites } from '#src/contract/sites.ts'
import { searchTerms } from './search-terms.ts'
import { queryWords } from './search-words.ts'
import { createSynonyms } from './synonyms.ts'
import { createVocabulary, nearestInQuery } from './vocabulary.ts'

/** Stems end where their plural does. */
const stemOf = (word: string): string => word.replace(/(?:s|n)$/, '')

const speak = (locale: string, words: string, groups: string[][] = []) => {
  const site = siteOf(locale) ?? sites[0]
  const known = words.split(' ').map((word) => ({ word, stem: stemOf(word), shown: word }))
  const vocabulary = createVocabulary(known)
  const speech = {
    vocabulary,
    synonyms: createSynonyms(groups, site.language, stemOf),
    stemOf,
    site,
  }
  return (query: string, isTyping = false): string[] =>
    searchTerms(queryWords(query), { ...speech, nearest: nearestInQuery(vocabulary) }, isTyping).map(
      ({ tiers, isUnknown }) =>
        isUnknown
          ? '?'
          : tiers
              .map(({ alternatives }) =>
                alternatives
                  .map((lexemes) =>
                    lexemes.map(({ lexeme, isPrefix }) => `${lexeme}${isPrefix ? '*' : ''}`).join('+'),
                  )
                  .join('|'),
              )
              .join(' > '),
    )
}

it('takes a word itself before its other forms', () => {
  expect(speak('en-us', 'boot boots')('boots')).toEqual(['boots > boot > boots*'])
})

it('takes a word that nothing has for the start of one, else for one with a slip', () => {
  const read = speak('en-us', 'boots waterproof')
  expect(read('boo')).toEqual(['boo*'])
  expect(read('botos')).toEqual(['boots'])
  expect(read('watrepruf')).toEqual(['?'])
  expect(read('wateproff')).toEqual(['waterproof'])
  expect(read('bxx')).toEqual(['?'])
})

it('passes over words that tell nothing apart, unless there are no others', () => {
  const read = speak('en-us', 'boots the')
  expect(read('the boots')).toEqual(['boots > boots*'])
  expect(read('the')).toEqual(['the'])
})

it('takes what means the same', () => {
  const read = speak('en-us', 'trouser tee rain boots wellies', [
    ['pants', 'trousers'],
    ['rain boots', 'wellies'],
  ])
  expect(read('pants')).toEqual(['trouser'])
  expect(read('rain boots')).toEqual(['rain+boots > wellies'])
  expect(speak('fr-fr', 'botte hiver', [['botte de neige', 'botte d’hiver']])('bottes de neige')).toEqual([
    'botte+hiver',
  ])
  expect(read('wellies')).toEqual(['wellies > rain+boots > wellies*'])
})

it('takes no name without a word for another', () => {
  expect(speak('en-us', 'boots shoes', [['boots', '&', 'a', 'shoes']])('boots')).toEqual([
    'boots > shoes > boots*',
  ])
})

it('takes German words apart, and finds them within others', () => {
  const read = speak('de-de', 'stiefel winterjacke lederstiefel')
  expect(read('Stiefel')).toEqual(['stiefel > lederstiefel > stiefel*'])
  expect(read('Winterstiefel')).toEqual(['winter*+stiefel > stiefel|lederstiefel'])
  expect(speak('en-us', 'boots snowboots')('boots')).toEqual(['boots > boots*'])
})

it('reads sizes and colours', () => {
  const read = speak('de-de', 'stiefel size:de-de:42 size::42 size::8.5')
  expect(read('blaue Stiefel Größe 42')).toEqual(['color:blue', 'stiefel > stiefel*', 'size:de-de:42'])
  expect(read('stiefel eu42 8,5')).toEqual(['stiefel > stiefel*', 'size:de-de:42', 'size::8.5'])
  expect(read('42')).toEqual(['?'])
})

it('takes no colour for a slip', () => {
  expect(speak('de-de', 'brote stiefel')('rote stiefel')).toEqual(['color:red', 'stiefel > stiefel*'])
})

it('completes the last word while it is typed', () => {
  expect(speak('en-us', 'boot boots')('boot', true)).toEqual(['boot > boots > boot*'])
  const read = speak('en-us', 'boots red')
  expect(read('red b', true)).toEqual(['color:red > red', 'b*'])
  expect(read('red b')).toEqual(['color:red > red'])
})

it('takes nothing with digits for a slip', () => {
  expect(speak('en-us', 'gtx1000 boots')('gtxi000 boo1s')).toEqual(['?', '?'])
  expect(speak('en-us', 'gtx1000')('gtxlooo')).toEqual(['?'])
  expect(speak('en-us', 'boot1')('boots')).toEqual(['?'])
})

it('corrects three words at most', () => {
  const read = speak('en-us', 'boots')
  expect(read('botos boost bootz boobs')).toEqual(['boots', 'boots', 'boots', '?'])
})
