import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ContentAdapter, ContentAnswer, ContentRequest } from '#src/canvas/content-adapter.ts'

/** A content service over HTTP that answers what an adapter does; `trouble` makes it misbehave. */
export type ContentService = {
  origin: string
  requests: { path: string; headers: Record<string, string | string[] | undefined> }[]
  trouble: 'none' | 'status' | 'garbage' | 'silence'
  close: () => Promise<void>
}

const address = /^\/(publish|preview)\/caas\/v1\/canvas\/(page|menu|footer|category)\/([a-z-]+)(?:\/(.+))?$/

const ask = (content: ContentAdapter, path: string, instant: string): ContentAnswer | undefined => {
  const [, mode, kind, siteId = '', name = ''] = address.exec(path) ?? []
  if (mode !== 'publish' && mode !== 'preview') return undefined
  const request: ContentRequest = { siteId, mode, instant }
  if (kind === 'menu') return content.menu(request)
  if (kind === 'footer') return content.footer(request)
  return kind === 'category'
    ? content.category(name, request)
    : content.page(decodeURIComponent(name), request)
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port }: AddressInfo = Object.assign({ port: 0, family: '', address: '' }, server.address())
      resolve(`http://127.0.0.1:${port}`)
    }),
  )

export const startContentService = async (
  content: ContentAdapter,
  instant: string,
): Promise<ContentService> => {
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    service.requests.push({ path, headers: request.headers })
    if (service.trouble === 'silence') return
    if (service.trouble === 'status') return void response.writeHead(500).end('{}')
    if (service.trouble === 'garbage') return void response.writeHead(200).end('<html>')
    const previewed = request.headers['x-preview-date']
    void ask(content, path, typeof previewed === 'string' ? previewed : instant)?.then((answer) => {
      const status = answer.ok ? 200 : answer.error.kind === 'notFound' ? 404 : 500
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.ok ? answer.value : {}))
    })
  })
  const service: ContentService = {
    origin: await listen(server),
    requests: [],
    trouble: 'none',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return service
}
