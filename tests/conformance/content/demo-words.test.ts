import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { blockDefinitions } from '#blocks/definitions.ts'

const root = path.resolve('demo/content')

const contentOf = async (folders: readonly string[]): Promise<[string, string][]> => {
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith('.json') && folders.includes(file.split(path.sep)[0] ?? ''),
  )
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [
      file,
      await readFile(path.join(root, file), 'utf8'),
    ]),
  )
}

/** The texts of a file, without its keys, addresses and the names of pictures. */
const textsOf = (json: string): string[] =>
  [...json.matchAll(/"(?!url|src|publicId)\w+": "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ' ').trim(),
  )

const faultsOf = async (folders: readonly string[], pattern: RegExp): Promise<string[]> =>
  (await contentOf(folders)).flatMap(([file, json]) =>
    textsOf(json).flatMap((text) => {
      const found = pattern.exec(text)
      return found ? [`${file}: ${text.slice(Math.max(0, found.index - 20), found.index + 20)}`] : []
    }),
  )

it('uses each block in each language', async () => {
  for (const language of ['en', 'fr', 'de']) {
    const used = (await contentOf([language])).map(([, json]) => json).join()
    const missing = [...blockDefinitions.keys()].filter((type) => !used.includes(`"type": "${type}"`))
    expect(missing, language).toEqual([])
  }
})

it('sets French with spaces that do not break before marks and within quotation marks', async () => {
  expect(await faultsOf(['fr', 'fr-ca'], /\S [:;?!»%](\s|$)|« /)).toEqual([])
})

it('sets France’s marks apart by a narrow space, Canada’s only the colon', async () => {
  expect(await faultsOf(['fr'], /[^\s\u202f"?!…][;?!](\s|$)/)).toEqual([])
  expect(await faultsOf(['fr-ca'], /\s[;?!](\s|$)/)).toEqual([])
})

it('addresses German readers as du', async () => {
  expect(await faultsOf(['de'], /\b(Ihre?[mnrs]?|[a-zäöü,]+ Sie)\b/)).toEqual([])
})
