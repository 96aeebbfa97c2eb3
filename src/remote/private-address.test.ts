import { expect, it } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

it.each([
  ...['127.0.0.1', '127.9.9.9', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '0.0.0.0', '255.255.255.255', '224.0.0.1', '198.18.0.1'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
  ],
  ...['::127.0.0.1', 'localhost', '', '127.1', '0x7f000001'],
])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true))

it.each([
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '::ffff:1.1.1.1',
  '64:ff9b::1.1.1.1',
  '2002:101:101::',
])('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false))
