import { unpaid, type OrderEventKind } from '#src/rules/orders/order-states.ts'
import type { AttemptState } from '#src/rules/payments/fold-attempt.ts'
import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import type { StoredAttempt, StoredOrder, StoredTender } from '../store/order-store.ts'

type Amounts = Pick<StoredAttempt, 'amount' | 'captureAmount'>

/** Whether all that an attempt asked for is authorised: a part of it pays no order. */
const isPaid = ({ amount }: Amounts, { outcome, authorised }: AttemptState): boolean =>
  outcome === 'authorised' && authorised >= amount

/** Whether all that is due is captured: what was authorised, or less where a lower amount was asked for. */
const isCaptured = ({ captureAmount }: Amounts, { captured, authorised }: AttemptState): boolean =>
  captured > 0 && captured >= (captureAmount ?? authorised)

/** The columns of an attempt that follow from its state and from the provider's latest response, if there is one. */
export const attemptChanges = (
  attempt: StoredAttempt,
  outcome: PaymentOutcome | undefined,
  state: AttemptState,
): Pick<StoredAttempt, 'reference' | 'url' | 'errorId' | 'captureState' | 'captureAmount' | 'outcome'> => {
  const { reference, url, captureState, captureAmount } = attempt
  const isInPart = state.outcome === 'authorised' && !isPaid(attempt, state)
  const refusal = outcome?.kind === 'refused' ? outcome.errorId : undefined
  const errorId = isInPart ? 'PYT402' : (refusal ?? (outcome ? null : attempt.errorId))
  const capture = isCaptured(attempt, state)
    ? ({ captureState: 'done', captureAmount: captureAmount ?? state.captured } as const)
    : // A capture that was done and is not any more was reversed by the provider.
      { captureState: captureState === 'done' ? ('refused' as const) : captureState, captureAmount }
  const common = { errorId, ...capture, outcome: state.outcome }
  if (!outcome) return { reference, url, ...common }
  return { reference: outcome.reference, url: 'url' in outcome ? outcome.url : null, ...common }
}

/** Whether the provider reversed a capture that it had confirmed. */
export const isCaptureReversed = (
  before: Pick<StoredAttempt, 'captureState'>,
  after: Pick<StoredAttempt, 'captureState'>,
): boolean => before.captureState === 'done' && after.captureState === 'refused'

/** The events that an attempt's state means for its order; none where the order has moved past them. */
export const eventsOfAttempt = (
  { payment, fulfilment }: Pick<StoredOrder, 'payment' | 'fulfilment'>,
  attempt: Amounts & Pick<StoredAttempt, 'tenderId'>,
  state: AttemptState,
  tenders: readonly Pick<StoredTender, 'id' | 'amount' | 'refunded'>[],
): OrderEventKind[] => {
  const isCancelled = fulfilment === 'cancelled'
  const isUnpaid = unpaid.some((one) => one === payment)
  switch (state.outcome) {
    case 'pending':
      return []
    case 'challenged':
      return payment === 'paymentPending' ? ['challenged'] : []
    case 'refused':
      return isUnpaid ? ['refused'] : []
    case 'voided':
      if (payment !== 'authorised') return []
      return isCancelled ? ['voided'] : eventsOfVoid(attempt, tenders)
    case 'authorised': {
      if (!isPaid(attempt, state)) return isUnpaid ? ['refused'] : []
      const captured: OrderEventKind[] = isCaptured(attempt, state) && !isCancelled ? ['captured'] : []
      if (isUnpaid || payment === 'failed') return ['authorised', ...captured]
      return payment === 'authorised' ? captured : []
    }
  }
}

/** An order outlives its voided authorisation where other tenders pay the rest; where none holds anything it has no money left. */
const eventsOfVoid = (
  { tenderId }: Pick<StoredAttempt, 'tenderId'>,
  tenders: readonly Pick<StoredTender, 'id' | 'amount' | 'refunded'>[],
): OrderEventKind[] => {
  const holding = tenders.filter(({ amount, refunded }) => refunded < amount)
  if (holding.some(({ id }) => id === tenderId)) return []
  return holding.length > 0 ? ['captured'] : ['voided']
}
