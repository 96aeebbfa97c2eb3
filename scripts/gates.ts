import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { duration } from './step.ts'
import { add, gate, none, type Tally } from './tally.ts'

/** Scripts that check the sources, in the order in which they run. */
const gates = ['format', 'lint', 'types', 'knip']

/** Runs what checks the sources, one after the other, and says of each how it went. They leave others what these need of the machine. */
export async function runGates(): Promise<Tally> {
  let tally = none
  for (const name of gates) {
    const start = performance.now()
    const { isPassed, output } = await runScript(name)
    const verdict = isPassed ? 'passed' : 'failed'
    console.log(
      `${isPassed ? '' : output}\n== ${name} ${verdict} after ${duration(performance.now() - start)}`,
    )
    tally = add(tally, gate(name, isPassed))
  }
  return tally
}

function runScript(name: string): Promise<{ isPassed: boolean; output: string }> {
  return new Promise((resolve) => {
    const options = { maxBuffer: 1 << 26, shell: process.platform === 'win32' }
    const child = execFile('npm', ['run', '--silent', name], options, (error, stdout, stderr) =>
      resolve({ isPassed: error === null, output: stdout + stderr }),
    )
    if (child.pid !== undefined) setPriority(child.pid, 10)
  })
}
