import { BlockList, isIP } from 'node:net'

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const partsOf = (network: string): { address: string; prefix: number } => {
  const [address = '', prefix] = network.split('/')
  return {
    address,
    prefix: prefix === undefined ? (isIP(address) === 6 ? 128 : 32) : Number(prefix || Number.NaN),
  }
}

/** Whether a text is an address or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string): boolean => {
  const { address, prefix } = partsOf(text)
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return Number.isInteger(prefix) && prefix >= 0 && prefix <= bits
}

/** Tells whether an address is one of the proxies. */
export const createTrustedProxies = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList()
  for (const network of networks) {
    const { address, prefix } = partsOf(network)
    list.addSubnet(address, prefix, familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}
