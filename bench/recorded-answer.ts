import { get } from 'node:http'

/** A page's answer as it went over the wire: its bytes still compressed. */
export type RecordedAnswer = { body: Buffer; headers: Record<string, string> }

const perAnswer = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

export function recordAnswer(url: string): Promise<RecordedAnswer> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (answer) => {
      const chunks: Uint8Array[] = []
      answer.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      answer.once('error', fail)
      answer.once('end', () => {
        const body = Buffer.concat(chunks)
        const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !perAnswer.has(name) ? [[name, value] as const] : [],
        )
        done({ body, headers: { ...Object.fromEntries(headers), 'content-length': String(body.length) } })
      })
    }).once('error', fail)
  })
}
