import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#src/base/log.ts'
import type { BodyBudgets } from './body-budget.ts'
import type { ClientTurns } from './client-turns.ts'
import { clientOf, clientSignal, readHead, webRequest, type RequestHead } from './node-request.ts'
import { sendResponse } from './node-response.ts'
import { refuse, tooMany } from '../requests/refusal.ts'
import { isHtml, type SecurityHeaders } from '../page/security-headers.ts'
import type { ServeFile } from './serve-files.ts'

export type ListenerDependencies = {
  /** Undefined where every page is rendered for itself. */
  pages: RespondByPage | undefined
  serveFile: ServeFile
  render: (request: Request) => Promise<Response>
  securityHeaders: SecurityHeaders
  publicUrl: string | undefined
  isTrustedProxy: (address: string) => boolean
  turns: ClientTurns
  bodies: BodyBudgets
  log: Log
}

/** What waits for something else than pages do, or is asked whether the shop lives, has turns of its own. */
const laneOf = (path = ''): string => /^\/(?:pictures\/|healthz|readyz)/.exec(path)?.[0] ?? ''

/** Does work for a request when its client's turn comes; false where the client has too many in line, or has left. */
export type InTurn = (work: () => Promise<void>) => Promise<boolean>

/** Answers a request for a page that is held or can be, or calls `next`. */
export type RespondByPage = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  head: RequestHead,
  then: { inTurn: InTurn; next: () => void },
) => Promise<void>

/** Answers node's requests: pages from the page cache, files by themselves, all else by `render`. Never throws, whatever a client sends. */
export const createListener = ({
  pages,
  serveFile,
  render,
  securityHeaders,
  publicUrl,
  isTrustedProxy,
  turns,
  bodies,
  log,
}: ListenerDependencies): ((incoming: IncomingMessage, outgoing: ServerResponse) => void) => {
  const fail = (incoming: IncomingMessage, outgoing: ServerResponse, error: unknown): void => {
    const hasLeft = incoming.socket.destroyed
    if (!hasLeft) log.error({ event: 'request failed', err: error, path: incoming.url?.split('?')[0] })
    if (hasLeft || outgoing.headersSent) return void outgoing.destroy()
    outgoing.setHeaders(securityHeaders.everywhere)
    refuse(outgoing, { status: 500, text: 'Something went wrong. Please try again.' })
  }

  const inTurnOf =
    (incoming: IncomingMessage, outgoing: ServerResponse): InTurn =>
    async (work) => {
      const client = `${laneOf(incoming.url)} ${clientOf(incoming, isTrustedProxy)}`
      const isDone = await turns(client, clientSignal(outgoing), async () => {
        await work()
        return true
      })
      if (!isDone && !outgoing.destroyed) {
        outgoing.setHeaders(securityHeaders.everywhere)
        refuse(outgoing, tooMany)
      }
      return isDone ?? false
    }

  const renderTo = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    head: RequestHead,
  ): Promise<void> => {
    const request = await webRequest(incoming, outgoing, head, isTrustedProxy, bodies)
    if (!request.ok) return refuse(outgoing, request.error)
    await inTurnOf(
      incoming,
      outgoing,
    )(async () => {
      const response = await render(request.value)
      if (isHtml(response)) outgoing.setHeaders(securityHeaders.pages)
      await sendResponse(incoming, outgoing, response)
    })
  }

  return (incoming, outgoing) => {
    const failed = (error: unknown): void => fail(incoming, outgoing, error)
    const withoutPages = (head: RequestHead): void => {
      outgoing.setHeaders(securityHeaders.everywhere)
      const next = (): void => void renderTo(incoming, outgoing, head).catch(failed)
      if (head.method === 'GET' || head.method === 'HEAD') serveFile(incoming, outgoing, next)
      else next()
    }
    try {
      const head = readHead(incoming, publicUrl)
      if (!head.ok) {
        outgoing.setHeaders(securityHeaders.everywhere)
        return refuse(outgoing, head.error)
      }
      const next = (): void => withoutPages(head.value)
      const inTurn = inTurnOf(incoming, outgoing)
      if (pages) pages(incoming, outgoing, head.value, { inTurn, next }).catch(failed)
      else next()
    } catch (error) {
      failed(error)
    }
  }
}
