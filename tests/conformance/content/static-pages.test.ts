import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFiles } from '#content-adapters/local-files/local-files.ts'
import { readEnvironment } from '#src/composition/environment/environment.ts'
import { sites } from '#src/contract/sites.ts'
import { writeEntry, writeSmallContent, smallPage } from '#tests/fixtures/small-content.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { allPages } from '../../../scripts/static/site-pages.ts'
import { startContentService } from './content-service.ts'
import { startContentfulService } from './contentful-service.ts'

let folder = ''
beforeAll(async () => {
  folder = await temporaryFolder('welt-static-source-')
  await writeSmallContent(folder)
  await writeEntry(folder, 'en-gb/page/only-here.json', smallPage('Only here'))
})
afterAll(() => rm(folder, { recursive: true }))

const pathsWith = async (variables: Record<string, string>): Promise<string[]> =>
  (
    await allPages('http://no-shop.invalid', readEnvironment({ LOG_LEVEL: 'silent', ...variables }), 'build')
  ).map(({ path }) => path)

it('are those of a Contentful space, where content comes from one', async () => {
  const { origin, close } = await startContentfulService(folder, 'token')
  const paths = await pathsWith({
    CONTENT_ADAPTER: 'contentful',
    CONTENTFUL_SPACE: 'shoes',
    CONTENTFUL_DELIVERY_TOKEN: 'token',
    CONTENTFUL_DELIVERY_ORIGIN: origin,
  })
  expect(paths).toEqual(expect.arrayContaining(sites.map(({ locale }) => `/${locale}`)))
  expect(paths.filter((path) => path.includes('only-here'))).toEqual(['/en-gb/only-here'])
  expect(paths).not.toContain('/en-us/about')
  await close()
})

it('are those that a content service leads to', async () => {
  const local = createLocalFiles({ folder, log: () => undefined, trustMs: 0 })
  const { origin, close } = await startContentService(local, new Date().toISOString())
  const paths = await pathsWith({ CONTENT_ORIGIN: origin })
  expect(paths).toEqual(expect.arrayContaining(sites.map(({ locale }) => `/${locale}`)))
  expect(paths).not.toContain('/en-us/about')
  await close()
})

it('cannot be listed without the service', async () => {
  const { origin, close } = await startContentfulService(folder, 'token')
  await close()
  const variables = {
    CONTENT_ADAPTER: 'contentful',
    CONTENTFUL_SPACE: 'shoes',
    CONTENTFUL_DELIVERY_TOKEN: 'token',
    CONTENTFUL_DELIVERY_ORIGIN: origin,
  }
  await expect(pathsWith(variables)).rejects.toThrow('cannot be listed')
})
