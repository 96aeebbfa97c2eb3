import { existsSync } from 'node:fs'
import { constants, cp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'drizzle-orm/logger'
import { Pool } from 'pg'
import type { Log } from '#src/base/log.ts'
import type { Database } from './database.ts'
import { bringUpToDate, drizzleOn, hearErrors } from './drizzle-on.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { createListeners } from '../invalidations.ts'
import { alone } from '../one-after-the-other.ts'
import { keepToOwner } from '../own-folder.ts'
import { lockForProcess } from '../process-lock.ts'

// All of the engine's settings: they replace its file. 128 MB of buffers, the default, would be kept beside the same
// pages in the system's own cache and only cost memory.
const sharedBuffers = 'shared_buffers = 16MB'

const folderIn = (dataFolder: string): string => path.join(dataFolder, 'database')

/** Copies a database where none is. It gets its name when it is whole: a process that ends midway leaves none. */
const beginAs = async (first: string, folder: string): Promise<void> => {
  if (existsSync(folder) || !existsSync(first)) return
  const copy = `${folder}.new`
  await rm(copy, { recursive: true, force: true })
  await cp(first, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await rename(copy, folder)
}

/** Opens PGlite in `{dataFolder}/database`, or in memory without a folder, for this process alone. */
export const openEmbedded = async (
  place: { dataFolder: string; first?: string } | undefined,
  migrations: string,
  log: Log,
  logger: Logger | undefined,
): Promise<Omit<Database, 'url'>> => {
  const folder = place && folderIn(place.dataFolder)
  const unlock = folder === undefined ? () => undefined : lockForProcess(folder)
  try {
    if (folder && place?.first !== undefined) await beginAs(folderIn(place.first), folder)
    const isNew = folder !== undefined && !existsSync(folder)
    if (folder) await keepToOwner(folder)
    const { PGlite } = await import('@electric-sql/pglite')
    const engine = await PGlite.create({
      ...(folder && { dataDir: folder }),
      postgresqlconf: [sharedBuffers],
    })
    // One connection, as the engine has one session: a transaction has it alone.
    const { subscribe, listenOn } = createListeners()
    const pool = new Pool({
      max: 1,
      user: 'postgres',
      stream: () => new EmbeddedStream(engine),
      ssl: false,
      // Called with each new connection, before its first use.
      verify: (client, done) => void listenOn(client).then(() => done(), done),
    })
    hearErrors(pool, log)
    await bringUpToDate(pool, alone, migrations)
    // What the engine makes lies within a folder that nobody else enters; all that it begins with is closed by itself, too.
    if (isNew) await keepToOwner(folder)
    const sql = drizzleOn(pool, logger)
    return {
      sql,
      patient: sql,
      oneAfterTheOther: alone,
      invalidations: { subscribe, isHearing: () => true, close: async () => undefined },
      close: async () => {
        await pool.end()
        await engine.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
