import { get } from 'node:http'

/** A page's answer as it went over the wire: its bytes still compressed. */
export type RecordedResponse = { body: Buffer; headers: Record<string, string> }

const perResponse = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

export function recordResponse(url: string): Promise<RecordedResponse> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (answer) => {
      const chunks: Uint8Array[] = []
      answer.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      answer.once('error', fail)
      answer.once('end', () => {
        const body = Buffer.concat(chunks)
        const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !perResponse.has(name) ? [[name, value] as const] : [],
        )
        done({ body, headers: { ...Object.fromEntries(headers), 'content-length': String(body.length) } })
      })
    }).once('error', fail)
  })
}
