import type { CatalogueImage } from '#src/contract/catalogue/catalogue.ts'
import type { TakePicture } from './import-pictures.ts'
import { cell, type Finding, type ImportRow, type ProductFile } from '../product-row-fields.ts'

export type ImageContext = {
  columnOf: ProductFile['columnOf']
  language: string
  takePicture: TakePicture
  warn: (finding: Finding) => void
}

type Named = { source: string; line: number; column: string; alt: string; position: number }

/** Pictures of the rows by their own column, then those that only a variant names. */
const namedBy = (rows: readonly ImportRow[], { columnOf }: ImageContext): Named[] => {
  const named = new Map<string, Named>()
  for (const row of rows)
    for (const source of cell(row, 'picture').split('\n'))
      if (source !== '' && !named.has(source))
        named.set(source, {
          source,
          line: row.line,
          column: columnOf('picture'),
          alt: cell(row, 'pictureAlt'),
          position: Number(cell(row, 'picturePosition')) || named.size + 1,
        })
  for (const row of rows) {
    const source = cell(row, 'variantPicture')
    if (source === '' || named.has(source)) continue
    const column = columnOf('variantPicture')
    named.set(source, { source, line: row.line, column, alt: '', position: Number.MAX_SAFE_INTEGER })
  }
  return [...named.values()].sort((a, b) => a.position - b.position)
}

/**
 * Takes in a product's pictures, in their order; one that cannot be taken is left out with a warning.
 * @param colorOf the colour a source shows, if a variant says so
 */
export const imagesOf = async (
  rows: readonly ImportRow[],
  title: string,
  colorOf: (source: string) => string | undefined,
  context: ImageContext,
): Promise<{ source: string; image: CatalogueImage }[]> => {
  const { takePicture, language, warn } = context
  const images = await Promise.all(
    namedBy(rows, context).map(async ({ source, line, column, alt }) => {
      const taken = await takePicture(source)
      if (!taken.ok) {
        warn({ line, column, reason: `${source} ${taken.error}: left out` })
        return []
      }
      const colorId = colorOf(source)
      const image = { ...taken.value, alt: { [language]: alt || title }, ...(colorId ? { colorId } : {}) }
      return [{ source, image }]
    }),
  )
  return images.flat()
}
