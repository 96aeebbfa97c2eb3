import { rm } from 'node:fs/promises'

/** Deletes the end-to-end server's data folder after the run. */
export default async function removeData(): Promise<void> {
  const folder = process.env['WELT_E2E_DATA']
  if (folder) await rm(folder, { recursive: true, force: true })
}
