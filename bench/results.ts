import { readFileSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Figure } from './figure.ts'

const versionsSchema = z.record(z.string(), z.string())
const packageJson = z
  .object({ dependencies: versionsSchema, devDependencies: versionsSchema })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')))

const folder = join(import.meta.dirname, 'results')

const amountSchema = z.object({
  value: z.number(),
  unit: z.string(),
  better: z.enum(['less', 'more']),
  low: z.number(),
  high: z.number(),
})

const resultSchema = z.object({
  /** ISO instant of the end. */
  at: z.string(),
  machine: z.object({ processors: z.number(), model: z.string(), memoryGb: z.number(), system: z.string() }),
  versions: z.record(z.string(), z.string()),
  /** Processes that wanted to run, on average of a minute: at the start and at the end. */
  load: z.object({ before: z.number(), after: z.number() }),
  figures: z.record(z.string(), amountSchema),
})

/** What one run of the bench measured, and where. */
export type Result = z.infer<typeof resultSchema>
type Amount = z.infer<typeof amountSchema>

const round = (value: number): number => Number(value.toPrecision(4))

/** Machine and versions, as they are printed and stored. */
export const surroundings = (): Pick<Result, 'machine' | 'versions'> => ({
  machine: {
    processors: cpus().length,
    model: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
  },
  versions: {
    node: process.version,
    astro: packageJson.dependencies['astro'] ?? '',
    lighthouse: packageJson.devDependencies['lighthouse'] ?? '',
    playwright: packageJson.devDependencies['playwright'] ?? '',
  },
})

/** A machine in words. */
export const machineText = ({ processors, model, memoryGb, system }: Result['machine']): string =>
  `${processors} processors (${model}), ${memoryGb} GB, ${system}`

/** The figures that have a number, by group and name. */
export const resultOf = (groups: Map<string, Figure[]>, loadBefore: number): Result => ({
  at: new Date().toISOString(),
  ...surroundings(),
  load: { before: round(loadBefore), after: round(loadavg()[0] ?? 0) },
  figures: Object.fromEntries(
    [...groups].flatMap(([group, figures]) =>
      figures.flatMap(({ name, amount }) =>
        amount
          ? [
              [
                `${group}: ${name}`,
                { ...amount, value: round(amount.value), low: round(amount.low), high: round(amount.high) },
              ] as const,
            ]
          : [],
      ),
    ),
  ),
})

export const writeResult = (file: string, result: Result): Promise<void> =>
  writeFile(file, `${JSON.stringify(result, undefined, 2)}\n`)

/** The committed result of the newest name; undefined where there is none. */
export const lastResult = async (from: string = folder): Promise<Result | undefined> => {
  const names = (await readdir(from).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
  const newest = names.at(-1)
  return newest === undefined
    ? undefined
    : resultSchema.parse(JSON.parse(await readFile(join(from, newest), 'utf8')))
}

/** A change of less than this part of the earlier value counts as noise, however close the runs lay. */
const smallestChange = 0.1

/** Whether a figure is worse than before by more than both runs' own spread and a tenth. */
export const isWorse = (now: Amount, before: Amount): boolean => {
  const loss = now.better === 'less' ? now.value - before.value : before.value - now.value
  const noise = Math.max(
    now.high - now.low,
    before.high - before.low,
    Math.abs(before.value) * smallestChange,
  )
  return loss > noise
}

/** One line for each figure that both have, the worse ones marked. */
export const comparison = (now: Result, before: Result): string[] =>
  Object.entries(now.figures).flatMap(([name, amount]) => {
    const earlier = before.figures[name]
    if (!earlier) return []
    const mark = isWorse(amount, earlier) ? 'WORSE ' : '      '
    return [`${mark} ${name}: ${amount.value} ${amount.unit}, was ${earlier.value}`.trimEnd()]
  })
