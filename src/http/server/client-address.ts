import { isIP } from 'node:net'

/** An address without its port, and an IPv4 address that is written as an IPv6 one as itself; '' for what is none. */
const plain = (given: string): string => {
  const text = given.trim()
  const inner = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = inner.replace(/%.*$/, '')
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? '' : mapped
}

/** The /64 network of an IPv6 address: one household has all of its addresses. */
const networkOf = (address: string): string => {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const front = head.split(':').filter((group) => group !== '')
  const back = tail.split(':').filter((group) => group !== '')
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
  return `${groups.slice(0, 4).join(':')}::`
}

/**
 * Whom a request comes from. `X-Forwarded-For` is read from its end, and only as far as trusted proxies wrote it: what
 * stands before was sent by the client, who may write anything.
 * @returns an IPv4 address, or the first address of the /64 network of an IPv6 one; '' where the connection has none
 */
export const clientAddress = (
  connected: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string => {
  let address = plain(connected ?? '')
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const before = plain(hop)
    if (before === '' || !isTrusted(address)) break
    address = before
  }
  return isIP(address) === 6 ? networkOf(address) : address
}
