import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

const ownFolder = 0o700
const ownFile = 0o600

/** Takes from others what they may do with a folder's contents: its files and folders, however deep; what links lead to stays as it is. */
const close = async (folder: string): Promise<void> => {
  await chmod(folder, ownFolder)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) await close(name)
    else if (entry.isFile() && ((await lstat(name)).mode & 0o777) !== ownFile) await chmod(name, ownFile)
  }
}

/** Makes a folder that its owner alone may enter, and mends one that others could, with all that lies in it. */
export const keepToOwner = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: ownFolder })
  await close(folder)
}
