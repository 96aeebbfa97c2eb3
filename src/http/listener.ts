import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#src/base/log.ts'
import { clientHeader } from '#src/contract/headers.ts'
import type { ClientTurns } from './client-turns.ts'
import { readHead, webRequest, type RequestHead } from './node-request.ts'
import { sendResponse } from './node-response.ts'
import { refuse, type Refusal } from './refusal.ts'
import { isHtml, type SecurityHeaders } from './security-headers.ts'
import type { ServeFile } from './serve-files.ts'

export type ListenerParts = {
  serveFile: ServeFile
  render: (request: Request) => Promise<Response>
  securityHeaders: SecurityHeaders
  publicUrl: string | undefined
  isTrustedProxy: (address: string) => boolean
  turns: ClientTurns
  log: Log
}

/** What waits for something else than pages do, or is asked whether the shop lives, has turns of its own. */
const laneOf = (path = ''): string => /^\/(?:pictures\/|healthz|readyz)/.exec(path)?.[0] ?? ''

const tooMany: Refusal = { status: 429, text: 'Too many requests at once. Please try again.' }

/** Answers node's requests: files by themselves, all else by `render`. Never throws, whatever a client sends. */
export const createListener = ({
  serveFile,
  render,
  securityHeaders,
  publicUrl,
  isTrustedProxy,
  turns,
  log,
}: ListenerParts): ((incoming: IncomingMessage, outgoing: ServerResponse) => void) => {
  const fail = (incoming: IncomingMessage, outgoing: ServerResponse, error: unknown): void => {
    const hasLeft = incoming.socket.destroyed
    if (!hasLeft) log.error({ event: 'request failed', err: error, path: incoming.url })
    if (hasLeft || outgoing.headersSent) outgoing.destroy()
    else refuse(outgoing, { status: 500, text: 'Something went wrong. Please try again.' })
  }

  const renderTo = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    head: RequestHead,
  ): Promise<void> => {
    const request = await webRequest(incoming, outgoing, head, isTrustedProxy)
    const client = `${laneOf(incoming.url)} ${request.headers.get(clientHeader)}`
    const isSent = await turns(client, request.signal, async () => {
      const response = await render(request)
      if (isHtml(response)) outgoing.setHeaders(securityHeaders.pages)
      await sendResponse(incoming, outgoing, response)
      return true
    })
    if (!isSent && !outgoing.destroyed) refuse(outgoing, tooMany)
  }

  return (incoming, outgoing) => {
    const failed = (error: unknown): void => fail(incoming, outgoing, error)
    try {
      outgoing.setHeaders(securityHeaders.everywhere)
      const head = readHead(incoming, publicUrl)
      if (!head.ok) return refuse(outgoing, head.error)
      const next = (): void => void renderTo(incoming, outgoing, head.value).catch(failed)
      if (head.value.method === 'GET' || head.value.method === 'HEAD') serveFile(incoming, outgoing, next)
      else next()
    } catch (error) {
      failed(error)
    }
  }
}
