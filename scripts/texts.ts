import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { en } from '#src/messages/en/en.ts'
import { filesOf, problemsOf, translationOf, translationSchema } from './texts/translation.ts'

const folderOf = (language: string): string => path.join('src/messages', language)

const usage = `Usage:
  npm run texts -- export LANGUAGE FILE   writes the texts for a translator
  npm run texts -- import FILE            puts a translation into src/messages/`

/** The texts a language has so far, by domain; none for a new language. */
const textsOf = async (language: string): Promise<object> => {
  const names = await readdir(folderOf(language)).catch(() => [])
  const domains = names.filter((name) => name.endsWith('.json'))
  const read = async (name: string): Promise<[string, unknown]> => [
    path.basename(name, '.json'),
    JSON.parse(await readFile(path.join(folderOf(language), name), 'utf8')),
  ]
  return Object.fromEntries(await Promise.all(domains.map(read)))
}

const exportTexts = async (language: string, file: string): Promise<void> => {
  const translation = translationOf(language, en, await textsOf(language))
  await writeFile(file, `${JSON.stringify(translationSchema.parse(translation), null, 2)}\n`)
  const open = Object.values(translation.texts).filter((text) => text.translation === '').length
  console.log(`${file}: ${Object.keys(translation.texts).length} texts, ${open} to translate`)
}

const moduleOf = (language: string, domains: string[]): string => {
  const imports = domains.map((domain) => `import ${domain} from './${domain}.json' with { type: 'json' }`)
  return `${imports.join('\n')}\n\nexport const ${language} = { ${domains.join(', ')} }\n`
}

const importTexts = async (file: string): Promise<void> => {
  const translation = translationSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const problems = problemsOf(translation, en)
  if (problems.length > 0) throw new Error(`${file} was not imported:\n  ${problems.join('\n  ')}`)
  const files = filesOf(translation, en)
  const folder = folderOf(translation.language)
  await mkdir(folder, { recursive: true })
  for (const [domain, texts] of Object.entries(files))
    await writeFile(path.join(folder, `${domain}.json`), `${JSON.stringify(texts, null, 2)}\n`)
  const module = moduleOf(translation.language, Object.keys(files))
  await writeFile(path.join(folder, `${translation.language}.ts`), module)
  console.log(
    `${folder}: ${Object.keys(translation.texts).length} texts. A new language is named in src/messages/messages.ts.`,
  )
}

const [command, first, second] = process.argv.slice(2)
try {
  if (command === 'export' && first !== undefined && second !== undefined) await exportTexts(first, second)
  else if (command === 'import' && first !== undefined) await importTexts(first)
  else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
