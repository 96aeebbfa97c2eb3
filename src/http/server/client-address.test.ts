import { expect, it } from 'vitest'
import { createTrustedProxies } from '#src/composition/environment/trusted-proxies.ts'
import { clientAddress } from './client-address.ts'

const nobody = createTrustedProxies([])
const proxies = createTrustedProxies(['10.0.0.0/8', '::1', '2001:db8:ffff::/48'])

it.each([
  ['the connection', '203.0.113.5', undefined, '203.0.113.5'],
  ['an IPv4 address within IPv6', '::ffff:203.0.113.5', undefined, '203.0.113.5'],
  ['the /64 network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
  ['the same for a short form', '2001:db8:1:2::9', undefined, '2001:db8:1:2::'],
  ['the network of a link', 'fe80::1%eth0', undefined, 'fe80:0:0:0::'],
  ['nothing of a header that no proxy vouches for', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['nothing where the connection is gone', undefined, '198.51.100.1', ''],
])('is %s', (_, connected, forwardedFor, expected) => {
  expect(clientAddress(connected, forwardedFor, nobody)).toBe(expected)
})

it.each([
  ['what the proxy says', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  [
    'what the last of several proxies does not know as its own',
    '::1',
    '203.0.113.5, 10.2.3.4',
    '203.0.113.5',
  ],
  ['nothing that the client wrote before it', '10.0.0.1', '1.2.3.4, 203.0.113.5', '203.0.113.5'],
  ['an address with a port', '10.0.0.1', '203.0.113.5:4711', '203.0.113.5'],
  ['an IPv6 address with a port', '10.0.0.1', '[2001:db8:7::1]:4711', '2001:db8:7:0::'],
  ['the proxy where it says nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['the proxy where it says nothing', '10.0.0.1', undefined, '10.0.0.1'],
  ['the first where all are proxies', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['the client of a connection from elsewhere', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
])('behind proxies is %s', (_, connected, forwardedFor, expected) => {
  expect(clientAddress(connected, forwardedFor, proxies)).toBe(expected)
})
