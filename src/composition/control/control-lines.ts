import type { Readable, Writable } from 'node:stream'
import { once } from 'node:events'

/** The values of a stream of JSON, one a line. */
export async function* readLines(stream: Readable): AsyncGenerator<unknown> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
  if (rest !== '') yield JSON.parse(rest)
}

/** Writes a value as one line, and waits where the reader is slow. */
export const writeLine = async (stream: Writable, value: unknown): Promise<void> => {
  if (stream.destroyed) throw new Error('The other side has gone.')
  if (stream.write(`${JSON.stringify(value)}\n`)) return
  const done = new AbortController()
  const heard = (event: string) => once(stream, event, { signal: done.signal })
  try {
    await Promise.race([heard('drain'), heard('close')])
  } finally {
    done.abort()
  }
}
