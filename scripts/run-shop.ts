import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { WorkerMessage } from '#src/composition/workers/run-workers.ts'
import { workerCount, workerOf, type Worker } from '#src/composition/workers/worker.ts'
import { builtEntry, ensureBuilt } from './astro-build.ts'
import { duration } from './step.ts'

type Opened = { address: string; local: string }
type Start = (report: (step: string, ms: number) => void, worker?: Worker) => Promise<Opened>

/** Checked by hand: loading a schema library for it would take a tenth of the time a start may take. */
function isEntry(built: unknown): built is { start: Start } {
  return typeof built === 'object' && built !== null && 'start' in built && typeof built.start === 'function'
}

async function loadEntry(): Promise<Start> {
  const built: unknown = await import(pathToFileURL(builtEntry).href)
  if (!isEntry(built)) throw new Error(`${builtEntry} does not start a shop`)
  return built.start
}

const onStep = (step: string, ms: number): void => console.log(`${step} … ${duration(ms)}`)

const onOpenSince =
  (begun: number) =>
  ({ address, local }: Opened): void => {
    console.log(`Opened the shop … ${duration(performance.now() - begun)}\n\n  ${local}\n`)
    if (address !== local) console.log(`  ${address} for shoppers\n`)
  }

/** A worker tells the process that started it, which speaks for all. */
async function startWorker(worker: Worker): Promise<void> {
  const tell = (message: WorkerMessage): void => void process.send?.(message)
  const start = await loadEntry()
  const { address, local } = await start((step, ms) => tell({ step, ms }), worker)
  tell({ address, local })
}

async function startShop(): Promise<void> {
  // React and others pick their fast build by it when they are loaded.
  process.env['NODE_ENV'] ??= 'production'
  await ensureBuilt()
  const onOpen = onOpenSince(performance.now())
  const workers = workerCount(process.env, availableParallelism())
  if (workers === 1) return onOpen(await (await loadEntry())(onStep))
  const { runWorkers } = await import('#src/composition/workers/run-workers.ts')
  process.exit(await runWorkers(workers, { onStep, onOpen }))
}

try {
  const worker = workerOf(process.env)
  await (worker ? startWorker(worker) : startShop())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
