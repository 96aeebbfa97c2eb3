import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const controlSchema = z.object({ port: z.int(), secret: z.string().min(32) })

/** Where a running shop hears its keeper: a port of this machine, and what proves that one may read the data folder. */
export type Control = z.infer<typeof controlSchema>

const fileIn = (dataFolder: string): string => path.join(dataFolder, 'control.json')

export const newControlSecret = (): string => randomBytes(32).toString('base64url')

/** Says in the data folder, to its owner alone, where the shop hears. Returns how to take it back. */
export const publishControl = async (dataFolder: string, control: Control): Promise<() => Promise<void>> => {
  const file = fileIn(dataFolder)
  await mkdir(dataFolder, { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  await rm(unfinished, { force: true })
  await writeFile(unfinished, JSON.stringify(control), { mode: 0o600, flag: 'wx' })
  await rename(unfinished, file)
  return () => rm(file, { force: true })
}

/** What the data folder says of a running shop; undefined when it says nothing. */
export const findControl = async (dataFolder: string): Promise<Control | undefined> => {
  try {
    return controlSchema.parse(JSON.parse(await readFile(fileIn(dataFolder), 'utf8')))
  } catch {
    return undefined
  }
}
