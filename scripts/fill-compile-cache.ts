// Starts the built shop on data of its own and ends it, so that the code which a start runs is kept compiled. What is kept
// holds for one user of the system: a shop that another one runs keeps its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentNames } from '#src/composition/environment/environment.ts'
import { startShop } from './shop-process.ts'

// The shop of a build is nobody's: it must reach no database or service that this machine's own shop has.
for (const name of environmentNames) Reflect.deleteProperty(process.env, name)
const data = await mkdtemp(join(tmpdir(), 'welt-first-start-'))
const shop = await startShop(data, { HOST: '127.0.0.1' })
await shop.end('SIGTERM')
await rm(data, { recursive: true })
