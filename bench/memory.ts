import { readFile } from 'node:fs/promises'

/** Resident memory of a process in MB (1,000,000 bytes): now, and the most it ever had. Linux only; undefined elsewhere. */
export async function residentMemory(pid: number): Promise<{ nowMb: number; peakMb: number } | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kib = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1])
  const [nowMb, peakMb] = [kib('VmRSS'), kib('VmHWM')].map((value) => (value * 1024) / 1e6)
  return nowMb && peakMb ? { nowMb, peakMb } : undefined
}
