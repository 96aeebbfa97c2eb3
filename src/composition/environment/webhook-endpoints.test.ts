import { expect, it } from 'vitest'
import { webhookEndpoints } from './webhook-endpoints.ts'

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const previousSecret = `whsec_${Buffer.alloc(24, 2).toString('base64')}`
const one = { name: 'erp', url: 'https://erp.example/hooks', secret }
const read = (value: unknown) => webhookEndpoints.safeParse(JSON.stringify(value))

it('reads who listens, with the secrets they are told by', () => {
  expect(read([one, { ...one, name: 'crm', previousSecret }]).data).toEqual([
    { name: 'erp', url: one.url, secrets: [Buffer.alloc(32, 1)] },
    { name: 'crm', url: one.url, secrets: [Buffer.alloc(32, 1), Buffer.alloc(24, 2)] },
  ])
  expect(read([]).data).toEqual([])
})

it.each([
  [{}],
  [[{ ...one, name: 'ERP' }]],
  [[{ ...one, url: 'ftp://erp.example' }]],
  [[{ ...one, url: 'https://user:key@erp.example' }]],
  [[{ ...one, secret: 'a secret' }]],
  [[{ ...one, secret: 'whsec_c2hvcnQ=' }]],
  [[{ ...one, secret: undefined }]],
  [[{ ...one, other: 1 }]],
  [[one, one]],
])('refuses %j', (value) => expect(read(value).success).toBe(false))

it('refuses what is no JSON', () => expect(webhookEndpoints.safeParse('erp=https').success).toBe(false))
