import { lookup as lookUp } from 'node:dns'
import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

/** Bytes of the head of a response that are read at most. */
const maxHeaderSize = 16_384

export type PostDependencies = {
  /** Whether messages may go to this machine and its network, and without TLS. */
  allowsPrivate: boolean
  /** Milliseconds that a receiver may take for the head of its response. */
  deadlineMs: number
}

const refusal = (): Error => new Error('The address is private. Messages go to public addresses alone.')

/**
 * Looks a name up and refuses private addresses: those that are connected to are those that were checked, so that a name that
 * changes meanwhile leads nowhere else.
 */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const [first] = addresses
    if (!first || addresses.some(({ address }) => isPrivateAddress(address))) return done(refusal(), '')
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}

/**
 * Posts messages to addresses that somebody set up elsewhere: follows no redirect, reads no body, and waits no longer than the
 * deadline. Resolves to the status of the response.
 */
export const createPostMessage =
  ({ allowsPrivate, deadlineMs }: PostDependencies) =>
  (url: string, { headers, body }: { headers: Record<string, string>; body: string }): Promise<number> => {
    const { protocol, hostname } = new URL(url)
    const address = hostname.replace(/^\[(.*)\]$/, '$1')
    if (!allowsPrivate && (protocol !== 'https:' || (isIP(address) > 0 && isPrivateAddress(address))))
      return Promise.reject(refusal())
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      maxHeaderSize,
      signal: AbortSignal.timeout(deadlineMs),
      ...(allowsPrivate ? {} : { lookup: publicLookup }),
    }
    const request = protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((resolve, reject) => {
      const outgoing = request(url, options, (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      })
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  }
