import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const subnets = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Only 2000::/3 is routed on the internet; of it these lead elsewhere: IPv4 in disguise and documentation. */
const disguises = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const

const refused = new BlockList()
for (const [address, prefix] of subnets) refused.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of disguises) refused.addSubnet(address, prefix, 'ipv6')

const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet: not of this machine, its network or its neighbours. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  return family === 6 && routed.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

/** The host's name is known, but leads to an address that may not be asked. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is no address of the public internet`)
  }
}

/**
 * Resolves a host's name for a connection and refuses it when any of its addresses is private. The connection uses the
 * very address that was checked, so that a name which changes its mind is of no use.
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PrivateAddress(host), '')
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}
