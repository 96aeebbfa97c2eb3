import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds all threads of a process have spent on a processor, to the microsecond. Linux only; undefined elsewhere. */
export async function cpuTimeMs(pid: number): Promise<number | undefined> {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder).catch(() => [])
  // A thread may end between the two looks.
  const stats = await Promise.all(
    threads.map((thread) => readFile(`${folder}/${thread}/schedstat`, 'utf8').catch(() => '0')),
  )
  if (!stats.some((stat) => Number.parseInt(stat) > 0)) return undefined
  return stats.reduce((sum, stat) => sum + Number.parseInt(stat), 0) / 1e6
}
