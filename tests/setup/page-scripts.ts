import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { scrollDown } from './page-time.ts'

/** Text that React's own code contains, minified or not. */
const reactMark = 'react.transitional.element'

/** What runs on a page: files as they come over the wire, and code in the page, compressed by itself. */
export type PageScripts = {
  /** Bytes of all of them. */
  bytes: number
  /** Files that came before the visitor scrolled. */
  filesAtOnce: number
  hasReact: boolean
}

const readThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await scrollDown(page, 600, height)
  await page.waitForLoadState('networkidle')
}

/** Data such as JSON-LD and speculation rules stands in script elements too, and runs nothing. */
const inlineCode = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && ['', 'module', 'text/javascript'].includes(type))
      .map(({ text }) => text)
      .join('\n'),
  )

/** Opens a page, reads it to its end, and tells what scripts that took; nothing is pressed. */
export const readPage = async (page: Page, url: string): Promise<PageScripts> => {
  const files: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.push(response)
  })
  // The first visit waits for pictures that are made for it.
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  const filesAtOnce = files.length
  await readThrough(page)
  const sizes = await Promise.all(files.map(async (file) => (await file.request().sizes()).responseBodySize))
  const texts = await Promise.all(files.map((file) => file.text()))
  const code = await inlineCode(page)
  const inlineBytes = code === '' ? 0 : brotliCompressSync(code).length
  return {
    bytes: sizes.reduce((sum, size) => sum + size, inlineBytes),
    filesAtOnce,
    hasReact: texts.some((text) => text.includes(reactMark)),
  }
}

/** Bytes that an act of a shopper takes of all kinds, as they come over the wire, but for the files that React is in. */
export const bytesBeyondReact = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const files: Response[] = []
  page.on('response', (response) => files.push(response))
  await act()
  await page.waitForLoadState('networkidle')
  const sizes = files.map(async (file) => {
    const isScript = file.request().resourceType() === 'script'
    if (isScript && (await file.text()).includes(reactMark)) return 0
    return (await file.request().sizes()).responseBodySize
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
