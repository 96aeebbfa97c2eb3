import { createServer, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'

/** Time between two pieces, in milliseconds: enough for the browser to paint what it has. */
const pauseMs = 150

/** The document cut behind each place where one of the patterns matches. */
const piecesOf = (html: string, cuts: RegExp): string[] => {
  const ends = [...html.matchAll(cuts)].map(({ index, 0: found }) => index + found.length)
  return [0, ...ends].map((start, at) => html.slice(start, ends[at]))
}

const sendInPieces = async (response: ServerResponse, pieces: readonly string[]): Promise<void> => {
  for (const piece of pieces) {
    response.write(piece)
    await wait(pauseMs)
  }
  response.end()
}

/**
 * A shop before the one at `origin` whose documents come over a slow line: in pieces that end where `cuts`, a global
 * pattern, matches. Returns its origin and what ends it.
 */
export const serveInPieces = async (
  origin: string,
  cuts: RegExp,
): Promise<{ origin: string; close: () => void }> => {
  const server = createServer(({ url, method, headers }, response) => {
    const passed = request(new URL(url ?? '/', origin), {
      method,
      headers: { ...headers, host: new URL(origin).host, 'accept-encoding': 'identity' },
    })
    passed.on('error', () => response.destroy())
    passed.on('response', (answer) => {
      const isDocument = answer.headers['content-type']?.startsWith('text/html')
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (isDocument) void text(answer).then((html) => sendInPieces(response, piecesOf(html, cuts)))
      else answer.pipe(response)
    })
    passed.end()
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, listening))
  return {
    origin: `http://localhost:${port}`,
    close: () => void server.close().closeAllConnections(),
  }
}
