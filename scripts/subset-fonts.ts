// Cuts the typeface into the files that pages use: npm run fonts. See docs/re-brand.md.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { fontFiles } from '#src/styles/fonts/font-files.ts'

const source = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2'
const folder = 'src/styles/fonts'

/** The files of the typeface by name. Weight and width stay variable. The same sources give the same bytes. */
export const subsetFonts = async (): Promise<{ file: string; bytes: Buffer }[]> => {
  const font = await readFile(join('node_modules', source))
  return Promise.all(
    fontFiles.map(async ({ file, ranges }) => {
      const codes = ranges.flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      )
      const bytes = await subsetFont(font, String.fromCodePoint(...codes), {
        targetFormat: 'woff2',
        noHinting: true,
        keepFeatures: ['kern', 'tnum'],
        // Without GDEF kerning is that of regular weight and width everywhere: 16 kB less in the first file.
        dropTables: ['GDEF', 'HVAR', 'MVAR', 'STAT', 'gasp', 'prep'],
      })
      return { file, bytes }
    }),
  )
}

if (import.meta.main)
  for (const { file, bytes } of await subsetFonts()) {
    await writeFile(join(folder, file), bytes)
    console.log(`${file}: ${bytes.length} bytes`)
  }
