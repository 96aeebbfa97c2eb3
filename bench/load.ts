// A load generator in a process of its own: reads a plan as JSON, prints a LoadReport as JSON.
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { loadPlan, type LoadReport, type Sent } from './load-plan.ts'

const plan = loadPlan.parse(JSON.parse(await text(process.stdin)))
const agent = new Agent({ keepAlive: true, maxSockets: plan.requests.length })

/** Sends one request, reads the whole answer, resolves to its status. */
function send({ url, method, headers, body }: Sent): Promise<number> {
  return new Promise((done, fail) => {
    const outgoing = request(url, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0))
      answer.once('error', fail)
    })
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}

/** How far each connection is in its round. */
const positions = plan.requests.map(() => 0)

/** One connection: goes round its requests until the time is over. Resolves to how many failed. */
async function connection(round: Sent[], at: number, until: number, times: number[]): Promise<number> {
  let failures = 0
  while (performance.now() < until) {
    const index = positions[at] ?? 0
    const next = plan.isOnce ? round[index] : round[index % round.length]
    if (!next) break
    positions[at] = index + 1
    if (plan.pauseMs !== undefined) await setTimeout(plan.pauseMs * 2 * Math.random())
    const begun = performance.now()
    const status = await send(next).catch(() => 0)
    times.push(performance.now() - begun)
    if (status < 200 || status > 299) failures += 1
  }
  return failures
}

async function load(seconds: number): Promise<LoadReport> {
  const times: number[] = []
  const begun = performance.now()
  const until = begun + seconds * 1000
  const failures = await Promise.all(plan.requests.map((one, at) => connection(one, at, until, times)))
  const elapsed = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return {
    perSecond: times.length / elapsed,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failures: failures.reduce((sum, one) => sum + one, 0),
  }
}

await load(plan.warmUpSeconds)
console.log(JSON.stringify(await load(plan.seconds)))
agent.destroy()
