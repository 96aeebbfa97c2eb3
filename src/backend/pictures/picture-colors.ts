import { readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { z } from 'zod'

/** Public id, version of the original, mean colour as `#rrggbb`. */
const lineSchema = z.tuple([z.string(), z.string(), z.string().regex(/^#[\da-f]{6}$/)])

/** Pictures whose colour is known at a time; the first learned go first. */
const maxColors = 50_000

export type PictureColors = {
  /** Mean colour of a picture as `#rrggbb`, which stands in its place until it comes; undefined while unknown. */
  of: (publicId: string) => string | undefined
  knows: (publicId: string, version: string) => boolean
  learn: (publicId: string, version: string, color: string) => void
}

const linesOf = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

const parsed = (line: string): z.infer<typeof lineSchema> | undefined => {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/**
 * The mean colours of pictures that were made, kept in a file with a line each, to which several processes may add. A file
 * that cannot be read or written costs colours, never a picture.
 */
export const createPictureColors = (file: string): PictureColors => {
  const known = new Map<string, { version: string; color: string }>()
  /** One line after the other: of two for a picture the last counts. */
  let writing: Promise<void> = Promise.resolve()

  const keep = (publicId: string, version: string, color: string): void => {
    known.delete(publicId)
    const oldest = known.size < maxColors ? undefined : known.keys().next().value
    if (oldest !== undefined) known.delete(oldest)
    known.set(publicId, { version, color })
  }

  for (const line of linesOf(file)) {
    const entry = parsed(line)
    if (entry) keep(...entry)
  }

  return {
    of: (publicId) => known.get(publicId)?.color,
    knows: (publicId, version) => known.get(publicId)?.version === version,
    learn: (publicId, version, color) => {
      keep(publicId, version, color)
      const line = `${JSON.stringify([publicId, version, color])}\n`
      writing = writing.then(() => appendFile(file, line)).catch(() => undefined)
    },
  }
}
