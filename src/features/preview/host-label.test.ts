import { expect, it } from 'vitest'
import { hostLabelOf } from './host-label.ts'

it.each([
  ['localhost', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['[::1]', 'localhost'],
  ['pr-123.shop.example', 'PR preview'],
  ['shop-pr42.apps.example', 'PR preview'],
  ['dev.shop.example', 'dev'],
  ['shop-dev2.example', 'dev'],
  ['qa.shop.example', 'qa'],
  ['preprod.shop.example', 'preprod'],
  ['www.shop.example', 'production'],
  ['shop.example', 'production'],
  ['developers.example', 'unknown host'],
  ['192.168.1.20', 'unknown host'],
])('%s is %s', (host, label) => expect(hostLabelOf(host, 'shop.example')).toBe(label))
