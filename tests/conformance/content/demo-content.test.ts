import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { blockDefinitions } from '#blocks/definitions.ts'
import { createLocalFiles } from '#content-adapters/local-files/local-files.ts'
import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'
import { scenes } from '#demo/pictures/scenes/scenes.ts'
import { withReferences } from '#src/canvas/pages/with-references.ts'
import { parsePage } from '#src/canvas/pages/parse-page.ts'
import { resolvePage } from '#src/canvas/pages/resolve-page.ts'
import { fixedPages } from '#src/contract/content/fixed-pages.ts'
import { sites } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { hasWithdrawalRight } from '#src/rules/orders/withdrawal.ts'

const root = path.resolve('demo/content')
const languages = ['en', 'fr', 'de']
const catalogue = buildDemoCatalogue()

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(root, folder), { recursive: true }))
    .filter((file) => file.endsWith('.json'))
    .sort()

const folders = await readdir(root)
const files = (
  await Promise.all(folders.map(async (folder) => (await filesOf(folder)).map((file) => `${folder}/${file}`)))
).flat()
const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8')

const addressesOf = (content: string): string[] =>
  [...content.matchAll(/"url": "([^"]+)"|href=\\"([^"\\]+)\\"/g)].map(([, url, href]) => url ?? href ?? '')

const pages = new Set(
  (await filesOf('en')).filter((file) => file.startsWith('page/')).map((file) => file.slice(5, -5)),
)
const categories = new Set(catalogue.categories.map(({ slug, categoryId }) => `/c/${slug}-${categoryId}`))
const products = new Set(catalogue.products.map(({ slug, productId }) => `/p/${slug}-${productId}`))

const drawn = new Set([
  ...Object.keys(scenes).flatMap((name) => [`scenes/${name}/wide`, `scenes/${name}/tall`]),
  ...catalogue.products.flatMap(({ images }) => images.map(({ publicId }) => publicId)),
])
const shopPaths = new Set([
  '/',
  '/cart',
  '/favorites',
  '/saved-for-later',
  '/search',
  '/stores',
  '/help/track-order',
  '/help/withdraw',
])

const exists = (url: string): boolean => {
  if (!url.startsWith('/')) return true
  const path = url.replace(/[?#].*$/, '')
  if (existsSync(`public${path}`) && path.includes('.')) return true
  return shopPaths.has(path) || categories.has(path) || products.has(path) || pages.has(path.slice(1))
}

it('lies in folders of languages and sites only', () => {
  expect(
    folders.filter((folder) => !languages.includes(folder) && !sites.some(({ locale }) => locale === folder)),
  ).toEqual([])
})

it('is the same set of files in every language, and sites override only what their language has', async () => {
  const english = await filesOf('en')
  expect(await filesOf('fr')).toEqual(english)
  expect(await filesOf('de')).toEqual(english)
  for (const folder of folders.filter((name) => !languages.includes(name)))
    expect(english).toEqual(expect.arrayContaining(await filesOf(folder)))
})

const content = createLocalFiles({ folder: root, log: () => undefined })
const instant = '2026-06-01T12:00:00.000Z'

it.each(Object.keys(fixedPages))('has the fixed page %s', async (page) =>
  expect(await content.page(page, { siteId: 'en-us', mode: 'publish', instant })).toMatchObject({ ok: true }),
)

it.each(sites)(
  'leads to withdrawals from the foot of each page where that is a right: $locale',
  async (site) => {
    const footer = await content.footer({ siteId: site.locale, mode: 'publish', instant })
    const text = messagesOf(site).returns.withdrawal.start
    const isLinked = JSON.stringify(footer).includes(JSON.stringify({ text, url: '/help/withdraw' }))
    expect(isLinked).toBe(hasWithdrawalRight(site.country))
  },
)

describe.each(files)('%s', (file) => {
  it('resolves without a problem, with the fragments it names', async () => {
    const [place = '', ...rest] = file.split('/')
    const siteId = sites.find(({ locale, language }) => [locale, language].includes(place))?.locale ?? ''
    const page = parsePage(JSON.parse(await read(file)))
    if (!page.ok) throw new Error(page.error)
    const shown = await withReferences({ ...content, page: async () => page }).page(rest.join('/'), {
      siteId,
      mode: 'publish',
      instant,
    })
    if (!shown.ok) throw new Error(shown.error.reason)
    expect(resolvePage(shown.value, blockDefinitions, instant).problems).toEqual([])
  })

  it('leads only to pages, categories and products that exist', async () => {
    expect(addressesOf(await read(file)).filter((url) => !exists(url))).toEqual([])
  })

  it('shows only pictures that can be drawn, and categories that hold products', async () => {
    const content = await read(file)
    const pictures = [...content.matchAll(/"publicId": "([^"]+)"|"ogImage": "([^"]+)"/g)].map(
      ([, a, b]) => a ?? b ?? '',
    )
    expect([...new Set(pictures)].filter((id) => !drawn.has(id))).toEqual([])
    const requested = [...content.matchAll(/"categoryId": "([^"]+)"/g)].map(([, id]) => id)
    const known = catalogue.categories.map(({ categoryId }) => categoryId)
    expect(requested.filter((id) => id === undefined || !known.includes(id))).toEqual([])
  })
})
