import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok } from '#src/base/result.ts'
import {
  foldAttempt,
  paymentEventId,
  paymentEventKinds,
  type PaymentEvent,
} from '#src/rules/payments/fold-attempt.ts'
import { expressMethods, providerMethods } from '#src/contract/payments/tenders.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { createSeal } from '#src/backend/platform/seal.ts'
import { acquirerPayment } from './acquirer-tables.ts'
import type { AcquirerCards } from './acquirer-cards.ts'
import type { MoneyStep, Payment, PaymentOutcome, PaymentProvider } from './payment-provider.ts'
import type { CardConduct } from './test-cards.ts'

type Stored = typeof acquirerPayment.$inferSelect

type AcquirerDependencies = {
  db: Sql
  cards: Pick<AcquirerCards, 'conductOf'>
  clock: Clock
  newId: NewId
  /** At least 32 characters. */
  secret: string
  /** Where shoppers reach the acquirer's own pages. */
  origin: string
}

const resultSchema = z.object({ reference: z.string(), isPassed: z.boolean() })

const webhookSchema = z.object({
  events: z.array(
    z.object({
      reference: z.string(),
      id: z.string(),
      kind: z.enum(paymentEventKinds),
      amount: z.int().min(0),
      at: z.iso.datetime(),
    }),
  ),
})

/** Header of the signature of what the embedded acquirer posts. */
export const acquirerSignature = 'x-acquirer-signature'

const isSilent = ({ conduct }: Stored): boolean => conduct === 'silent'

/** Whether a card pays without its shopper. */
const pays = (conduct: CardConduct): conduct is 'approve' | 'later' | 'silent' =>
  conduct === 'approve' || conduct === 'later' || conduct === 'silent'

const refusalOf = (conduct: CardConduct, returnUrl: string | null) => {
  if (returnUrl !== null) return 'PAY400'
  return pays(conduct) || conduct === 'challenge' ? 'PYT402' : conduct
}

/** Which page of the acquirer a payment has. */
const pageOf = (returnUrl: string | null) => (returnUrl === null ? 'challenge' : 'pay')

const isOpen = ({ events }: Stored): boolean =>
  ['pending', 'challenged'].includes(foldAttempt(events).outcome)

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** An acquirer inside the shop, for trying it: it takes no money, and does with test cards what real ones may do. */
export const createEmbeddedAcquirer = ({ db, cards, clock, newId, secret, origin }: AcquirerDependencies) => {
  const results = createSeal(secret, 'acquirer result')
  const sign = (body: string): string =>
    createHmac('sha256', `welt acquirer ${secret}`).update(body).digest('hex')

  const newEvent = (key: string, kind: PaymentEvent['kind'], amount: number): PaymentEvent => ({
    id: paymentEventId(key, kind),
    kind,
    amount,
    at: clock(),
  })

  const outcomeOf = ({ reference, conduct, events, returnUrl, isCompleted }: Stored): PaymentOutcome => {
    const { outcome } = foldAttempt(events)
    if (outcome === 'authorised' || outcome === 'voided') return { kind: 'authorised', reference }
    if (outcome === 'refused') return { kind: 'refused', reference, errorId: refusalOf(conduct, returnUrl) }
    if (isCompleted) return { kind: 'pending', reference }
    const url = `${origin}/acquirer/${pageOf(returnUrl)}/${encodeURIComponent(reference)}`
    return { kind: returnUrl === null ? 'challenged' : 'redirected', reference, url }
  }

  const firstEvents = (conduct: CardConduct, { key, amount, source }: Payment): PaymentEvent[] => {
    if (source.kind === 'redirect') return []
    if (pays(conduct)) return [newEvent(key, 'authorised', amount)]
    return [newEvent(key, conduct === 'challenge' ? 'challenged' : 'refused', amount)]
  }

  const find = async (reference: string): Promise<Stored | undefined> => {
    const [found] = await db.select().from(acquirerPayment).where(eq(acquirerPayment.reference, reference))
    return found
  }

  const ofKey = async (key: string): Promise<Stored | undefined> => {
    const [found] = await db.select().from(acquirerPayment).where(eq(acquirerPayment.key, key))
    return found
  }

  /** Changes a payment while nobody else does. */
  const change = <T>(
    reference: string,
    work: (payment: Stored) => { set?: Partial<Stored>; result: T },
  ): Promise<T | undefined> =>
    db.transaction(async (tx) => {
      const own = eq(acquirerPayment.reference, reference)
      const [payment] = await tx.select().from(acquirerPayment).where(own).for('update')
      if (!payment) return undefined
      const { set, result } = work(payment)
      if (set) await tx.update(acquirerPayment).set(set).where(own)
      return result
    })

  /** Takes a step once by its key; what it comes to stays the same however often it is sent. */
  const step = async (
    { reference, key }: Omit<MoneyStep, 'amount'>,
    eventOf: (payment: Stored) => PaymentEvent | undefined,
  ): Promise<'taken' | 'refused'> => {
    const result = await change<'taken' | 'refused'>(reference, (payment) => {
      const before = payment.steps[key]
      if (before) return { result: before }
      const event = eventOf(payment)
      const taken = event ? 'taken' : 'refused'
      const events = event ? [...payment.events, event] : payment.events
      return { set: { events, steps: { ...payment.steps, [key]: taken } }, result: taken }
    })
    return result ?? 'refused'
  }

  const readResult = (reference: string, result: string): boolean | undefined => {
    try {
      const said = resultSchema.parse(JSON.parse(results.open(result)))
      return said.reference === reference ? said.isPassed : undefined
    } catch {
      return undefined
    }
  }

  const provider: PaymentProvider = {
    name: 'embedded',
    methods: new Set(providerMethods),
    express: new Set(expressMethods),

    authorise: async (payment) => {
      const { key, orderNumber, amount, currency, method, source } = payment
      const conduct = source.kind === 'card' ? await cards.conductOf(source.token) : 'approve'
      const [made] = await db
        .insert(acquirerPayment)
        .values({
          ...{ reference: `pay_${newId()}`, key, orderNumber, amount, currency, method, conduct },
          returnUrl: source.kind === 'redirect' ? payment.returnUrl : null,
          events: firstEvents(conduct, payment),
          createdAt: clock(),
        })
        .onConflictDoNothing()
        .returning()
      const stored = made ?? (await ofKey(key))
      if (!stored || isSilent(stored)) throw new Error('The acquirer did not answer in time.')
      if (stored.conduct === 'later') return { kind: 'pending', reference: stored.reference }
      return outcomeOf(stored)
    },

    complete: (reference, result) => {
      const isPassed = readResult(reference, result)
      return change(reference, (payment) => {
        if (!isOpen(payment) || isPassed === undefined) return { result: outcomeOf(payment) }
        const event = newEvent(payment.key, isPassed ? 'authorised' : 'refused', payment.amount)
        const set = { isCompleted: true, events: [...payment.events, event] }
        return { set, result: outcomeOf({ ...payment, ...set }) }
      })
    },

    capture: (wanted) =>
      step(wanted, ({ events }) => {
        const { outcome, authorised, captured } = foldAttempt(events)
        const isFree = outcome === 'authorised' && wanted.amount <= authorised - captured
        return isFree && wanted.amount > 0 ? newEvent(wanted.key, 'captured', wanted.amount) : undefined
      }),

    refund: (wanted) =>
      step(wanted, ({ events }) => {
        const { captured, refunded } = foldAttempt(events)
        const isHeld = wanted.amount > 0 && wanted.amount <= captured - refunded
        return isHeld ? newEvent(wanted.key, 'refunded', wanted.amount) : undefined
      }),

    cancel: (wanted) =>
      step(wanted, ({ events, amount }) => {
        const { outcome, captured } = foldAttempt(events)
        return outcome === 'authorised' && captured === 0 ? newEvent(wanted.key, 'voided', amount) : undefined
      }),

    lookup: async (key) => {
      const stored = await ofKey(key)
      return stored && outcomeOf(stored)
    },

    events: async (reference) => (await find(reference))?.events ?? [],

    acknowledgement: 'accepted',

    readWebhook: async (body, headers) => {
      const given = Buffer.from(headers.get(acquirerSignature) ?? '')
      const right = Buffer.from(sign(body))
      if (given.length !== right.length || !timingSafeEqual(given, right)) return err('unsigned')
      const read = webhookSchema.safeParse(parsed(body))
      return read.success ? ok(read.data.events) : err('malformed')
    },
  }

  return {
    ...provider,

    /** The signature of a post. */
    sign,

    /** A payment as its page shows it; undefined for a reference that is unknown. */
    shownPayment: async (reference: string) => {
      const payment = await find(reference)
      if (!payment) return undefined
      const { orderNumber, amount, currency, returnUrl } = payment
      const page: 'challenge' | 'pay' = pageOf(returnUrl)
      return { orderNumber, amount, currency, page, isOpen: isOpen(payment) }
    },

    /** What the acquirer's page gives the browser to bring back. */
    resultOf: (reference: string, isPassed: boolean): string =>
      results.close(JSON.stringify({ reference, isPassed })),

    /** A post about a payment, and its signature. */
    webhookOf: async (reference: string): Promise<{ body: string; signature: string }> => {
      const payment = await find(reference)
      const body = JSON.stringify({
        events: (payment?.events ?? []).map((event) => ({ reference, ...event })),
      })
      return { body, signature: sign(body) }
    },
  }
}

export type EmbeddedAcquirer = ReturnType<typeof createEmbeddedAcquirer>
