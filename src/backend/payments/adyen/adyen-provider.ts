import type { Clock } from '#src/base/clock.ts'
import type { Log } from '#src/base/log.ts'
import { ok } from '#src/base/result.ts'
import { paymentEventId, type PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { createSeal } from '#src/backend/platform/seal.ts'
import type {
  Payment,
  PaymentOutcome,
  PaymentProvider,
  PaymentRefusalId,
  NotifiedEvent,
} from '../payment-provider.ts'
import type { AdyenApi, AdyenResponse } from './adyen-api.ts'
import type { AdyenCards } from './adyen-cards.ts'
import { AdyenRefusal } from './adyen-http.ts'
import {
  createAdyenPayments,
  isSettled,
  outcomeOf,
  withEvent,
  type PaymentChange,
  type StoredPayment,
} from './adyen-payments.ts'
import { adyenMethods } from './adyen-methods.ts'
import { readSealed, requestOf, sealedSource } from './adyen-request.ts'
import { createAdyenSteps } from './adyen-steps.ts'
import type { createAdyenReader, AdyenNotice } from './adyen-webhook.ts'
import { amountWithin, eventOfNotice, isOfPayment } from './fold-notice.ts'
import { refusalOf, refusalOfRequest } from './refusal-of.ts'

type AdyenDependencies = {
  db: Sql
  api: AdyenApi
  cards: Pick<AdyenCards, 'take'>
  read: ReturnType<typeof createAdyenReader>
  clock: Clock
  log: Log
  /** At least 32 characters. */
  secret: string
  /** Scheme, host and port that shoppers see. */
  origin: string
}

/** How long a request without a response is sent again, in milliseconds: after that its order is over. */
const resentForMs = 30 * 60_000

const refusedCodes = ['Refused', 'Cancelled', 'Error']

/** Payments at Adyen. It has no call that looks a payment up: the same request is sent again by its key, which repeats the first response. */
export const createAdyenProvider = (dependencies: AdyenDependencies): PaymentProvider => {
  const { db, api, cards, read, clock, log, secret, origin } = dependencies
  const payments = createAdyenPayments(db)
  const seal = createSeal(secret, 'adyen payment')
  const step = createAdyenSteps({ payments, api, clock })

  const eventOf = ({ key }: StoredPayment, kind: 'authorised' | 'refused', amount: number): PaymentEvent => ({
    id: paymentEventId(key, kind),
    kind,
    amount,
    at: clock(),
  })

  const refusedWith = (payment: StoredPayment, errorId: PaymentRefusalId): PaymentChange => ({
    errorId,
    ...withEvent(payment, eventOf(payment, 'refused', payment.amount)),
  })

  /** What a response says is authorised, which may be a part; undefined for what cannot be of the payment. */
  const authorisedBy = (payment: StoredPayment, response: AdyenResponse): number | undefined => {
    if (response.amount) return amountWithin(payment, response.amount)
    return response.resultCode === 'Authorised' ? payment.amount : undefined
  }

  const changesOf = (payment: StoredPayment, response: AdyenResponse): PaymentChange => {
    const { resultCode, action, pspReference = payment.pspReference } = response
    const known = { pspReference, broughtBack: null }
    if (resultCode === 'Authorised' || resultCode === 'PartiallyAuthorised') {
      const amount = authorisedBy(payment, response)
      if (amount !== payment.amount)
        log.error({ event: 'adyen authorised another amount', orderNumber: payment.orderNumber })
      if (amount === undefined) return { ...known, sealed: null }
      return { ...known, ...withEvent(payment, eventOf(payment, 'authorised', amount)) }
    }
    if (refusedCodes.includes(resultCode))
      return { ...known, ...refusedWith(payment, refusalOf(response.refusalReasonCode, payment.method)) }
    const url = action?.type === 'redirect' && (action.method ?? 'GET') === 'GET' ? action.url : undefined
    return { ...known, sealed: null, url: url ?? payment.url }
  }

  const changed = async (
    key: string,
    work: (payment: StoredPayment) => PaymentChange,
  ): Promise<PaymentOutcome> => {
    const payment = await payments.change(key, work)
    if (!payment) throw new Error('A payment at Adyen is gone.')
    return outcomeOf(payment)
  }

  const send = async (payment: StoredPayment): Promise<PaymentOutcome> => {
    if (payment.sealed === null) return outcomeOf(payment)
    const request = requestOf(payment, readSealed(seal.open(payment.sealed)), origin)
    try {
      const response = await api.pay(payment.key, request)
      return await changed(payment.key, (now) => changesOf(now, response))
    } catch (error) {
      if (!(error instanceof AdyenRefusal)) {
        const now = await payments.find(payment.key)
        if (now && isSettled(now)) return outcomeOf(now)
        throw error
      }
      log.warn({ event: 'adyen took no payment', orderNumber: payment.orderNumber, err: error })
      return changed(payment.key, (now) => refusedWith(now, refusalOfRequest(error.errorCode)))
    }
  }

  const begin = ({ key, orderNumber, amount, currency, method, ...payment }: Payment): Promise<void> =>
    db.transaction(async (tx) => {
      const { source, returnUrl } = payment
      const row = { key, orderNumber, amount, currency, method, returnUrl, createdAt: clock() }
      const made = await payments.begin(tx, row)
      if (!made) return
      const card = source.kind === 'card' ? await cards.take(tx, source.token) : undefined
      const pays = sealedSource(source, card)
      const set = pays ? { sealed: seal.close(JSON.stringify(pays)) } : refusedWith(made, 'PYT404')
      await payments.set(tx, key, set)
    })

  const complete = async (payment: StoredPayment, redirectResult: string): Promise<PaymentOutcome> => {
    const { key } = payment
    if (isSettled(payment) || redirectResult === '') return outcomeOf(payment)
    try {
      const response = await api.details(key, redirectResult)
      // The page is used up: nobody is led there again.
      if (response.merchantReference === key)
        return await changed(key, (now) => ({ url: null, ...changesOf({ ...now, url: null }, response) }))
      log.warn({ event: 'adyen told of another payment', orderNumber: payment.orderNumber })
      return await changed(key, () => ({ broughtBack: null }))
    } catch (error) {
      if (error instanceof AdyenRefusal) return changed(key, () => ({ broughtBack: null }))
      await payments.change(key, () => ({ broughtBack: redirectResult, url: null }))
      throw error
    }
  }

  /** Writes down what a notice says, and tells it on. */
  const note = async (notice: AdyenNotice): Promise<NotifiedEvent[]> => {
    const known = isOfPayment(notice)
      ? await payments.find(notice.merchantReference)
      : await payments.ofPspReference(notice.originalReference ?? '')
    const event = known && eventOfNotice(known, notice)
    if (!known || !event) {
      const { eventCode, success, pspReference } = notice
      log.info({ event: 'adyen notice without a payment', eventCode, success, pspReference })
      return []
    }
    const { key } = known
    await payments.change(key, (now) => ({
      ...(isOfPayment(notice) ? { pspReference: notice.pspReference } : {}),
      ...(event.kind === 'refused' && now.errorId === null
        ? { errorId: refusalOf(undefined, now.method) }
        : {}),
      ...withEvent(now, event),
    }))
    return [{ ...event, reference: key }]
  }

  return {
    name: 'adyen',
    methods: adyenMethods,
    express: new Set(),

    authorise: async (payment) => {
      const before = await payments.find(payment.key)
      if (!before) await begin(payment)
      const begun = before ?? (await payments.find(payment.key))
      if (!begun) throw new Error('A payment at Adyen is gone.')
      return send(begun)
    },

    complete: async (reference, result) => {
      const payment = await payments.find(reference)
      return payment && complete(payment, result)
    },

    capture: step('captured'),
    refund: step('refunded'),
    cancel: (wanted) => step('voided')({ ...wanted, amount: 0 }),

    lookup: async (key) => {
      const payment = await payments.find(key)
      if (!payment || isSettled(payment)) return payment && outcomeOf(payment)
      if (payment.broughtBack !== null) return complete(payment, payment.broughtBack)
      const age = Date.parse(clock()) - Date.parse(payment.createdAt)
      return age < resentForMs ? send(payment) : outcomeOf(payment)
    },

    events: async (reference) => (await payments.find(reference))?.events ?? [],

    acknowledgement: '[accepted]',

    readWebhook: async (body) => {
      const notices = read(body)
      if (!notices.ok) return notices
      const events: NotifiedEvent[] = []
      for (const notice of notices.value) events.push(...(await note(notice)))
      return ok(events)
    },
  }
}
