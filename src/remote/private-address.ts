import { BlockList, isIP } from 'node:net'

const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
const networks6 = [
  '::/96',
  '100::/64',
  '64:ff9b:1::/48',
  '2001::/23',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]

const list = new BlockList()
for (const network of networks) {
  const [address = '', bits] = network.split('/')
  list.addSubnet(address, Number(bits), 'ipv4')
}
for (const network of networks6) {
  const [address = '', bits] = network.split('/')
  list.addSubnet(address, Number(bits), 'ipv6')
}

/** An IPv4 address that an IPv6 one carries (RFC 4291, section 2.5.5; NAT64, RFC 6052; 6to4, RFC 3056). */
const carried =
  /^(?:::ffff:|64:ff9b::)(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$|^2002:([0-9a-f]{1,4}):([0-9a-f]{1,4}):/i

const carriedAddress = (address: string): string | undefined => {
  const [, dotted, high, low, high6to4, low6to4] = carried.exec(address) ?? []
  if (dotted !== undefined) return dotted
  const [first, second] = [high ?? high6to4, low ?? low6to4].map((part) => Number.parseInt(part ?? '', 16))
  if (first === undefined || second === undefined || Number.isNaN(first) || Number.isNaN(second))
    return undefined
  return [first >> 8, first & 255, second >> 8, second & 255].join('.')
}

/** Whether an address is of this machine, of its network or of no machine at all (RFC 6890): whatever is no address is, too. */
export const isPrivateAddress = (address: string): boolean => {
  const kind = isIP(address)
  if (kind === 0) return true
  if (kind === 4) return list.check(address, 'ipv4')
  const inner = carriedAddress(address)
  return list.check(address, 'ipv6') || (inner !== undefined && isPrivateAddress(inner))
}
