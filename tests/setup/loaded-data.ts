import { cp } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** A new data folder in which the demo shop is already loaded. Whoever asks for it deletes it. */
export async function loadedData(name: string): Promise<string> {
  const folder = await temporaryFolder(`welt-${name}-`)
  await cp('dist/first-database', path.join(folder, 'database'), { recursive: true })
  return folder
}
