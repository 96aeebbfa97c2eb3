import type { Order } from '#src/contract/orders/order.ts'
import type { Profile } from '#src/stores/profile.ts'

/** What a member's points come to: what they get now, or how many are missing for the first voucher. */
export type PointsWorth = { balance: number; worth?: number; next?: { missing: number; amount: number } }

/** What the first page of an account shows of its owner. What cannot be had is left out. */
export type OverviewFacts = { order?: Order; points?: PointsWorth }

const pointsWorth = async ({ call }: Pick<App.Locals, 'call'>): Promise<PointsWorth | undefined> => {
  const read = await call('GET /consumers-v3/consumer/loyalty/vouchers', {})
  if (!read.ok) return undefined
  const { currentLoyaltyPoints: balance, applicableLoyaltyVouchers: vouchers, minPoints } = read.value
  const had = vouchers.filter(({ eligible }) => eligible).map(({ amountInCurrency }) => amountInCurrency)
  if (had.length > 0) return { balance, worth: Math.max(...had) }
  const [first] = [...vouchers].sort((one, other) => one.points - other.points)
  return first
    ? {
        balance,
        next: { missing: Math.max(first.points, minPoints) - balance, amount: first.amountInCurrency },
      }
    : { balance }
}

/** Reads what the first page of an account shows. */
export const loadOverview = async (
  locals: Pick<App.Locals, 'call'>,
  { isLoyaltyMember }: Profile,
): Promise<OverviewFacts> => {
  const [history, points] = await Promise.all([
    locals.call('POST /consumers-v3/consumer/purchasehistory', { body: { start: 0, count: 1 } }),
    isLoyaltyMember ? pointsWorth(locals) : undefined,
  ])
  const [order] = history.ok ? history.value.orders : []
  return { ...(order ? { order } : {}), ...(points ? { points } : {}) }
}
