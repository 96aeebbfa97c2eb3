/** Which of the workers of one start a process is, from 1, and how many there are. Each is a whole shop; they share the port. */
export type Worker = { number: number; count: number }

export const onlyWorker: Worker = { number: 1, count: 1 }

type Settings = Readonly<Record<string, string | undefined>>

const isCount = (text: string): boolean => /^[1-9]\d?$/.test(text)

/**
 * How many workers a start runs: as many as `WELT_WORKERS` says, else one a processor on PostgreSQL and one elsewhere. Read
 * by hand before the shop's code is loaded: a setting that it refuses counts as one, and the one worker says what is wrong.
 */
export const workerCount = (
  { WELT_WORKERS = '', DATABASE_URL = '', COMMERCE_ORIGIN = '' }: Settings,
  processors: number,
): number => {
  if (DATABASE_URL === '' && COMMERCE_ORIGIN === '') return 1
  if (WELT_WORKERS !== '') return isCount(WELT_WORKERS) ? Number(WELT_WORKERS) : 1
  return DATABASE_URL === '' ? 1 : processors
}

const variable = 'WELT_WORKER'

/** How a worker is told which one it is. */
export const workerVariable = ({ number, count }: Worker): Record<string, string> => ({
  [variable]: `${number}/${count}`,
})

/** Which worker this process is, by what it was told; undefined where nobody told it. */
export const workerOf = ({ [variable]: told = '' }: Settings): Worker | undefined => {
  const [number = Number.NaN, count = Number.NaN] = told.split('/').map(Number)
  return number >= 1 && count >= number ? { number, count } : undefined
}

const connectionsOfAll = 32

/**
 * Connections to PostgreSQL by which a worker works: 10 as long as all of a start have no more than 32, and 2 at least. Each
 * worker has one more to hear by, and the first three for background jobs.
 */
export const connectionsOf = ({ count }: Worker): number =>
  Math.max(2, Math.min(10, Math.floor(connectionsOfAll / count)))

/** The share of a bound that all workers of a start keep together, one at least. */
export const shareOf = ({ count }: Worker, bound: number): number => Math.max(1, Math.floor(bound / count))
