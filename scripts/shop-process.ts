import { spawn, type ChildProcess } from 'node:child_process'

/** A shop running in a process of its own. */
export type ShopProcess = {
  url: string
  pid: number
  /** Milliseconds from spawning to the first good answer of the home page. */
  firstResponseMs: number
  /** Everything it printed so far. */
  output: () => string
  /** Sends the signal and resolves to the exit code, or null when the signal ended it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

const patience = 60_000

/** Starts the built shop on a free port with its data in `data`. Build it before, or the build counts into its start. */
export async function startShop(data: string, env: Record<string, string> = {}): Promise<ShopProcess> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['scripts/start.js'], {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      WELT_PREPARE_PICTURES: 'false',
      PORT: '0',
      WELT_DATA: data,
      ...env,
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const url = await firstResponse(child, () => printed)
  return {
    url,
    pid: child.pid ?? 0,
    firstResponseMs: performance.now() - begun,
    output: () => printed,
    end: (signal) => {
      const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
      child.kill(signal)
      return ended
    },
  }
}

/** Waits for the address that the shop prints once it listens, and for the home page there. */
async function firstResponse(child: ChildProcess, printed: () => string): Promise<string> {
  const deadline = Date.now() + patience
  while (child.exitCode === null && Date.now() < deadline) {
    const [, url] = /^ {2}(http:\/\/localhost:\d+)$/m.exec(printed()) ?? []
    const answer = url && (await fetch(`${url}/en-us`).catch(() => undefined))
    if (url && answer && answer.ok) return url
    await new Promise((done) => setTimeout(done, 10))
  }
  child.kill('SIGKILL')
  throw new Error(`The shop did not answer:\n${printed()}`)
}
