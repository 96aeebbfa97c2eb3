/** What happens to the money of an attempt to pay. */
export const paymentEventKinds = [
  ...(['challenged', 'authorised', 'refused', 'captured', 'captureFailed'] as const),
  ...(['voided', 'refunded', 'refundFailed'] as const),
] as const

/** What a payment provider tells of one attempt to pay, in minor units of its currency. `reference` is the provider's own. */
export type PaymentEvent = Readonly<{
  /** Of `paymentEventId`: told twice it counts once. */
  id: string
  kind: (typeof paymentEventKinds)[number]
  amount: number
  /** ISO instant by the provider's clock. */
  at: string
}>

/**
 * What an event is called: `key` is that of the attempt, or of the step with its money. So what a provider responds and what it tells of
 * the same step later is one event.
 */
export const paymentEventId = (key: string, kind: PaymentEvent['kind']): string => `${key}/${kind}`

/** One attempt to pay, as all that was told of it so far says; amounts in minor units. */
export type AttemptState = Readonly<{
  outcome: 'pending' | 'challenged' | 'authorised' | 'refused' | 'voided'
  authorised: number
  captured: number
  refunded: number
}>

/** What a provider tells of a step that failed after all, be it told before that it was taken or not. */
export const failureOf = { captured: 'captureFailed', refunded: 'refundFailed' } as const

const keyOf = ({ id, kind }: PaymentEvent): string => id.slice(0, -paymentEventId('', kind).length)

/** What all steps of a kind took together: a step that failed took nothing, and takes nothing from another. */
const takenBy = (events: readonly PaymentEvent[], kind: keyof typeof failureOf): number => {
  const byKey = new Map<string, number>()
  const add = (event: PaymentEvent, amount: number): void => {
    byKey.set(keyOf(event), Math.max(0, (byKey.get(keyOf(event)) ?? 0) + amount))
  }
  for (const event of events) if (event.kind === kind) add(event, event.amount)
  for (const event of events) if (event.kind === failureOf[kind]) add(event, -event.amount)
  return [...byKey.values()].reduce((sum, amount) => sum + amount, 0)
}

const once = (events: readonly PaymentEvent[]): PaymentEvent[] => [
  ...new Map(events.map((event) => [event.id, event])).values(),
]

/**
 * Folds what a provider told of an attempt, in whatever order it came and however often. Money that was taken beats a refusal,
 * which may have been told of an earlier try; what a provider took back as failed counts as never done.
 */
export const foldAttempt = (told: readonly PaymentEvent[]): AttemptState => {
  const events = once(told)
  const has = (kind: PaymentEvent['kind']): boolean => events.some((one) => one.kind === kind)
  const captured = takenBy(events, 'captured')
  const refunded = takenBy(events, 'refunded')
  // A capture says that there was an authorisation, be it told yet or not.
  const authorised = Math.max(
    captured,
    ...events.filter(({ kind }) => kind === 'authorised').map(({ amount }) => amount),
  )
  const amounts = { authorised, captured, refunded: Math.min(refunded, captured) }
  if (has('voided') && captured === 0) return { outcome: 'voided', ...amounts }
  if (authorised > 0) return { outcome: 'authorised', ...amounts }
  if (has('refused')) return { outcome: 'refused', ...amounts }
  return { outcome: has('challenged') ? 'challenged' : 'pending', ...amounts }
}
