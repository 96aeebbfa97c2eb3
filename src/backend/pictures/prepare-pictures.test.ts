import { expect, it } from 'vitest'
import { preparePictures } from './prepare-pictures.ts'

const at = (width: number, publicId: string) =>
  `/pictures/marlow/image/upload/c_limit,w_${width}/f_auto/q_50/${publicId}`
const image = (publicId: string) =>
  `<img src="${at(480, publicId)}" srcset="${at(240, publicId)} 240w, ${at(480, publicId)} 480w, ${at(800, publicId)} 800w">`
const pages: Record<string, string> = {
  '/en-us': `${image('hero')}<a href="/en-us/c/boots-1?x=1">no</a><a href="/en-us/c/boots-1">Boots</a>${image('tile')}`,
  '/en-us/c/boots-1': image('hero') + image('boot'),
}

const prepared = async (stopAfter = Infinity): Promise<string[]> => {
  const made: string[] = []
  const stop = new AbortController()
  await preparePictures('/en-us', {
    page: async (path) => pages[path] ?? '',
    prepare: async (address) => {
      made.push(address)
      if (made.length === stopAfter) stop.abort()
    },
    signal: stop.signal,
  })
  return made
}

it('draws each picture of the home page first, then makes its sizes, then draws those of its listings', async () => {
  expect(await prepared()).toEqual([
    ...[at(240, 'hero'), at(240, 'tile')],
    ...[at(480, 'hero'), at(800, 'hero'), at(480, 'tile'), at(800, 'tile')],
    ...[at(240, 'hero'), at(240, 'boot')],
  ])
})

it('ends when the shop does', async () => {
  expect(await prepared(2)).toEqual([at(240, 'hero'), at(240, 'tile')])
})
