import { expect, it } from 'vitest'
import { signMessage } from './sign-message.ts'

const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }
const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
const at = '2021-02-25T15:02:10.900Z'

it('signs as the convention says', () => {
  expect(signMessage(message, [secret], at)).toEqual({
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    // The convention's own example.
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('signs with each secret while one takes the place of the other', () => {
  const [one, other] = [signMessage(message, [secret], at), signMessage(message, [Buffer.from('new')], at)]
  expect(signMessage(message, [secret, Buffer.from('new')], at)['webhook-signature']).toBe(
    `${one['webhook-signature']} ${other['webhook-signature']}`,
  )
})
