import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { err, ok, type Result } from '#src/base/result.ts'
import { isPublicAddress, lookupPublic, PrivateAddress } from '../public-address.ts'

export type DownloadLimits = {
  /** Most bytes that are read. */
  maxBytes: number
  /** Longest time for the whole download, in milliseconds. */
  deadlineMs: number
  /** Whether addresses of this machine and its network may be asked too. */
  allowsPrivate: boolean
}

/** Why a download failed, and whether another attempt may succeed. */
export type DownloadFailure = { reason: string; isPassing: boolean }

const maxRedirects = 5
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504])

const ask = (url: URL, allowsPrivate: boolean, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // A literal address is connected to without a look-up.
    if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
      reject(new PrivateAddress(host))
      return
    }
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const outgoing = request(url, {
      signal,
      agent: false,
      headers: { accept: 'image/*', 'user-agent': 'welt-import' },
      ...(allowsPrivate ? {} : { lookup: lookupPublic }),
    })
    outgoing.once('response', resolve).once('error', reject).end()
  })

const readUpTo = async (response: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    // Leaving the loop destroys the response, and with it the connection.
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Fetches what an `http(s)` address holds, over redirects, within limits of size, time and place. */
export const download = async (
  address: string,
  { maxBytes, deadlineMs, allowsPrivate }: DownloadLimits,
): Promise<Result<Buffer, DownloadFailure>> => {
  const fail = (reason: string, isPassing = false) =>
    err({ reason: `cannot be fetched: ${reason}`, isPassing })
  const signal = AbortSignal.timeout(deadlineMs)
  try {
    let url = new URL(address)
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (!/^https?:$/.test(url.protocol)) return fail(`${url.protocol} is no address of the web`)
      const response = await ask(url, allowsPrivate, signal)
      const { statusCode: status = 0, headers } = response
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        response.destroy()
        url = new URL(headers.location, url)
        continue
      }
      if (status !== 200) {
        response.destroy()
        return fail(`HTTP ${status}`, passingStatuses.has(status))
      }
      const bytes = await readUpTo(response, maxBytes)
      return bytes ? ok(bytes) : err({ reason: `is larger than ${maxBytes / 2 ** 20} MB`, isPassing: false })
    }
    return fail('too many redirects')
  } catch (error) {
    if (signal.aborted) return fail(`took longer than ${deadlineMs / 1000} s`, true)
    const isFinal = error instanceof PrivateAddress || error instanceof TypeError
    return fail(error instanceof Error ? error.message : String(error), !isFinal)
  }
}
