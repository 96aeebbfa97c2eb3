import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { importedPictures } from '#src/backend/catalogue/import/pictures/import-pictures.ts'

/** Removes imported pictures that no product shows any more. Returns how many. */
export const removeUnusedPictures = async (
  picturesFolder: string,
  used: readonly string[],
): Promise<number> => {
  const left = new Set(used.map((publicId) => path.basename(publicId)))
  const folder = path.join(picturesFolder, importedPictures)
  const files = await readdir(folder).catch(() => [])
  const unused = files.filter((name) => !left.has(name))
  await Promise.all(unused.map((name) => rm(path.join(folder, name))))
  return unused.length
}
