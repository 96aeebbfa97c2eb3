import { createServer } from 'node:http'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'

/** Serves a folder as any file server would, its 404.html for what is missing. */
export const serveFolder = async (folder: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const files = sirv(folder, { dev: true })
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      createReadStream(path.join(folder, '404.html')).pipe(response)
    })
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
