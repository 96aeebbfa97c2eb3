import { afterAll, beforeAll } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { openAdyen } from '#src/backend/payments/adyen/open-adyen.ts'
import { openAdyenStandIn, standInAccount, type AdyenStandIn } from '#tests/fixtures/adyen/stand-in.ts'
import { postOfNotices } from '#tests/fixtures/adyen/stand-in-notices.ts'
import { encrypted } from '#tests/fixtures/adyen/stand-in-cards.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { describeAdyenAlone } from './adyen-alone.ts'
import { describePaymentProvider } from './payment-provider.ts'
import { opening, shopSecret, type Shop } from './shop.ts'
import type { Conduct, TriedProvider } from './tried-provider.ts'

const numbers: Partial<Record<Conduct, string>> = {
  approve: '4111111111111111',
  challenge: '4212345678910006',
  later: '4000000000000341',
  silent: '4000000000000259',
  PYT402: '4000000000000002',
  PYT300: '4000000000000119',
  FE309: '4000000000000069',
  PYT406: '4100000000000019',
  PYT400: '4000000000000127',
}

const [currentKey, previousKey] = standInAccount.hmacKeys
const keys: Readonly<Record<string, string>> = {
  'the current key': currentKey,
  'the key before': previousKey,
  'somebody else': 'CD'.repeat(32),
}

/** Adyen: the payment port, and what only Adyen does. */
export const describeAdyen = (shop: () => Shop): void => {
  let opened: AdyenStandIn | undefined
  beforeAll(async () => {
    opened = await openAdyenStandIn()
  })
  afterAll(() => opened?.close())

  const standIn = (): AdyenStandIn => {
    if (!opened) throw new Error('the stand-in is opened before its tests run')
    return opened
  }
  const open = () =>
    openAdyen(
      { ...standInAccount, origin: standIn().origin },
      { fetch, deadlineMs: 2500 },
    )({
      ...{ db: shop().database.sql, clock: () => opening, newId: randomId, log: silentLog },
      ...{ secret: shopSecret, origin: 'http://shop.test' },
    })
  const noticesOf = (reference: string) => {
    const { notices } = standIn()
    const psp = notices.find((one) => one.merchantReference === reference)?.pspReference
    return notices.filter(
      (one) => one.merchantReference === reference || (psp && one.originalReference === psp),
    )
  }

  const tried = (): TriedProvider => {
    const { provider, cards } = open()
    return {
      provider,
      refusals: ['PYT402', 'PYT300', 'FE309', 'PYT406', 'PYT400'],
      sourceOf: async (conduct) => {
        if (conduct === 'redirect') return { method: 'KLARNA', source: { kind: 'redirect' } }
        const held = await cards.keepEncrypted({
          encryptedCardNumber: encrypted(numbers[conduct] ?? ''),
          encryptedExpiryMonth: encrypted('03'),
          encryptedExpiryYear: encrypted('2039'),
          encryptedSecurityCode: encrypted('737'),
          ...{ brand: 'visa', lastSigns: '1111' },
        })
        const token = held.ok && conduct !== 'unknown' ? held.value.token : 'card_nobody'
        return { method: 'CREDIT_CARD', source: { kind: 'card', token } }
      },
      resultOf: async (outcome, isPassed) =>
        standIn().resultOf('url' in outcome ? (outcome.url.split('/').at(-1) ?? '') : '', isPassed),
      signers: ['the current key', 'the key before'],
      postsOf: async (reference, signer = 'the current key') =>
        noticesOf(reference).map((notice) => ({
          body: postOfNotices([notice], { ...standInAccount, hmacKey: keys[signer] ?? '' }),
          headers: new Headers(),
        })),
      malformed: async () => ({ body: '{"live":"false"}', headers: new Headers() }),
      tampered: ({ body, headers }) => ({ body: body.replace('12900', '99900'), headers }),
    }
  }

  describePaymentProvider(tried)

  describeAdyenAlone({ shop, standIn, open, tried, noticesOf })
}
