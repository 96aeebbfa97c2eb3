import { Presets, SingleBar } from 'cli-progress'

export type Progress = { show: (done: number, total: number) => void; end: () => void }

/** Where nobody looks at a terminal, a line is enough now and then. */
const lineMs = 10_000

const bar = (what: string): Progress => {
  const shown = new SingleBar({ format: `${what} {bar} {value}/{total}` }, Presets.shades_classic)
  return {
    show: (done, total) => {
      if (!shown.isActive) shown.start(total, done)
      else shown.update(done)
    },
    end: () => shown.stop(),
  }
}

/** Lines such as `Reading 4000/10000`, one when it begins, then one now and then, and one at the end. */
const progressLines = (
  what: string,
  print: (line: string) => void,
  now: () => number = () => performance.now(),
): Progress => {
  let printedAt = Number.NEGATIVE_INFINITY
  let last = ''
  let printed = ''
  return {
    show: (done, total) => {
      last = `${what} ${done}/${total}`
      if (now() - printedAt < lineMs) return
      printedAt = now()
      printed = last
      print(last)
    },
    end: () => {
      if (last !== printed) print(last)
    },
  }
}

/** Shows how far something is: a bar in a terminal, lines elsewhere. */
export const progressOf = (what: string): Progress =>
  process.stdout.isTTY ? bar(what) : progressLines(what, (line) => console.log(line))
