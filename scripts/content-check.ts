// Checks content: npm run content:check [-- folder or https://content.example]
import { existsSync } from 'node:fs'
import path from 'node:path'
import { blockDefinitions } from '#blocks/definitions.ts'
import { drawPicture } from '#demo/pictures/draw-picture.ts'
import { fragment, fragmentType } from '#src/canvas/pages/fragment.ts'
import { readEnvironment } from '#src/composition/environment/environment.ts'
import { checkEntries } from './content/check-entries.ts'
import { folderEntries } from './content/folder-entries.ts'
import { remoteEntries } from './content/remote-entries.ts'

const { CONTENT_ACCESS_KEY, CONTENT_FOLDER, CLOUDINARY_CLOUD_NAME, WELT_DATA } = readEnvironment(process.env)
const source = process.argv[2] ?? CONTENT_FOLDER
const isRemote = /^https?:\/\//.test(source)

const hasPicture = (publicId: string): boolean =>
  drawPicture(publicId) !== undefined || existsSync(path.join(WELT_DATA, 'pictures', publicId))

try {
  const entries = isRemote
    ? await remoteEntries(new URL(source).origin, CONTENT_ACCESS_KEY)
    : await folderEntries(source)
  const faults = checkEntries(entries, {
    definitions: new Map([...blockDefinitions, [fragmentType, fragment]]),
    ...(CLOUDINARY_CLOUD_NAME === undefined && !isRemote ? { hasPicture } : {}),
  })
  for (const { place, path: at, block, field, reason } of faults)
    console.log([place, at, block, field, reason].map((part) => part || '-').join('  '))
  console.log(
    `${entries.length} entries checked, ${faults.length} ${faults.length === 1 ? 'problem' : 'problems'}.`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
