import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { rowsOf } from '../../scripts/texts/text-rows.ts'
import { messages, messagesOf } from './messages.ts'

const siteAt = (locale: string) => sites.find((site) => site.locale === locale) ?? sites[0]
const saidIn = (locale: string) => rowsOf(messagesOf(siteAt(locale)))

/** The texts of the demo's pages as a locale gets them: its own page, else that of its language. */
const contentOf = async (locale: string, language: string) => {
  const namesIn = async (folder: string) =>
    (await readdir(`demo/content/${folder}`, { recursive: true })).filter((name) => name.endsWith('.json'))
  const own = new Set(await namesIn(locale))
  const shared = (await namesIn(language)).filter((name) => !own.has(name))
  const files = [
    ...[...own].map((name) => path.join(locale, name)),
    ...shared.map((name) => path.join(language, name)),
  ]
  const texts = await Promise.all(
    files.map(async (file) => {
      const page: unknown = JSON.parse(await readFile(`demo/content/${file}`, 'utf8'))
      return rowsOf({ [file]: page })
    }),
  )
  // An address is no word, and its last part may be spelled as elsewhere.
  return texts.flat().filter(({ text }) => !/^(?:\/|https?:|[a-z-]+$)/.test(text))
}

const american =
  /\b(?:colors?|colored|gray|favorites?|centers?|(?:organ|personal|custom|real|recogn)iz\w+|canceled|fulfill|jewelry|zip codes?|postal codes?|pants|sweaters?|sidewalks?|gotten|labeled|aluminum|shipping address)\b/i

it('speaks British in the United Kingdom', async () => {
  const texts = [...saidIn('en-gb'), ...(await contentOf('en-gb', 'en'))]
  const withoutPlaces = texts.map(({ key, text }) => ({ key, text: text.replace(/\{\s*\w+|<[^>]*>/g, '') }))
  // An American address keeps its ZIP code.
  const ofTheirs = withoutPlaces.filter(({ key }) => !key.startsWith('account.fieldsOfCountry.US'))
  expect(ofTheirs.filter(({ text }) => american.test(text))).toEqual([])
})

it('keeps American words in the United States', () => {
  expect(saidIn('en-us')).toEqual(rowsOf(messages.en))
  expect(saidIn('en-us').filter(({ text }) => /colour|favourite/i.test(text))).toEqual([])
})

it('writes to Canadians by one word', () => {
  expect(saidIn('fr-ca').filter(({ text }) => /e-mail|\bl[ea] e-|le courriel de le/i.test(text))).toEqual([])
  expect(messagesOf(siteAt('fr-ca')).refusals.AUT439).toContain('avec ce courriel')
})

it('calls Germans du', async () => {
  const formal = /\b(?:[a-zäöüß]+en Sie|Ihnen)\b|(?<=[\p{L}\d,] )Ihr(?:e[mnrs]?)?\b/u
  const texts = [...saidIn('de-de'), ...(await contentOf('de', 'de'))]
  expect(texts.filter(({ text }) => formal.test(text))).toEqual([])
})

it('keeps the places of texts', () => {
  const { someSoldOut } = messagesOf(siteAt('en-gb')).catalogue.buyBox
  expect(someSoldOut).toContain('{color}')
})
