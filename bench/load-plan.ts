import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const sent = z.object({
  url: z.url(),
  method: z.enum(['GET', 'POST', 'PUT']),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
})

/** What a load run sends: for each connection the requests it goes round and round. */
export const loadPlan = z.object({
  requests: z.array(z.array(sent)),
  warmUpSeconds: z.number(),
  seconds: z.number(),
  /** Milliseconds between a response and the next request on its connection, on average; at once when missing. */
  pauseMs: z.number().optional(),
  /** Whether each request is sent once, those of the warm-up not again: a connection ends when its round is over. */
  isOnce: z.boolean().default(false),
})

const loadReport = z.object({
  perSecond: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  /** Answers other than 2xx, and broken connections. */
  failures: z.number(),
})

export type Sent = z.infer<typeof sent>
type LoadPlan = z.input<typeof loadPlan>
export type LoadReport = z.infer<typeof loadReport>

/** Runs a plan in another process, so that the generator does not share the server's event loop. */
export async function runLoad(plan: LoadPlan): Promise<LoadReport> {
  const program = join(import.meta.dirname, 'load.ts')
  const run = promisify(execFile)(process.execPath, [program])
  run.child.stdin?.end(JSON.stringify(plan))
  return loadReport.parse(JSON.parse((await run).stdout))
}

/** The same GET on every connection, as a browser that takes brotli would send it. */
export function getPlan(url: string, connections: number, seconds: number): LoadPlan {
  const headers = { 'accept-encoding': 'br', accept: 'text/html' }
  const requests = Array.from({ length: connections }, () => [{ url, method: 'GET' as const, headers }])
  return { requests, warmUpSeconds: Math.min(3, seconds), seconds }
}
