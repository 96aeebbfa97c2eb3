import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#src/base/log.ts'
import { readHead, webRequest, type RequestHead } from './node-request.ts'
import { sendResponse } from './node-response.ts'
import { refuse } from './refusal.ts'
import { isHtml, type SecurityHeaders } from './security-headers.ts'
import type { ServeFile } from './serve-files.ts'

export type ListenerParts = {
  serveFile: ServeFile
  render: (request: Request) => Promise<Response>
  securityHeaders: SecurityHeaders
  publicUrl: string | undefined
  isTrustedProxy: (address: string) => boolean
  log: Log
}

/** Answers node's requests: files by themselves, all else by `render`. Never throws, whatever a client sends. */
export const createListener = ({
  serveFile,
  render,
  securityHeaders,
  publicUrl,
  isTrustedProxy,
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
    const response = await render(await webRequest(incoming, outgoing, head, isTrustedProxy))
    if (isHtml(response)) outgoing.setHeaders(securityHeaders.pages)
    await sendResponse(incoming, outgoing, response)
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
