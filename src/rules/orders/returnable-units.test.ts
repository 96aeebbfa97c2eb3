import { describe, expect, it } from 'vitest'
import { isOpenAt, returnableUnits, withdrawableUnits, type ReturnFacts } from './returnable-units.ts'

const item = (id: string, qty: number, more: Partial<ReturnFacts['items'][number]> = {}) => ({
  ...{ id, qty, bonus: false, isDigitalProduct: false, shippingId: 'me' },
  ...more,
})

const arrivedAt = '2026-06-01T10:00:00.000Z'
const none = { cancellations: [], parcels: [], returns: [] }

const facts = (more: Partial<ReturnFacts> = {}): ReturnFacts => ({
  items: [item('boots', 2), item('socks', 1)],
  countryCode: 'DE',
  goods: none,
  ...more,
})

const parcel = (lines: { id: string; qty: number }[], arrived: string | null = arrivedAt) => ({
  ...{ kind: 'sent' as const, lines, arrivedAt: arrived },
})

describe('returnableUnits', () => {
  it('has what left, without what comes back, and ends 30 days after the last came', () => {
    const goods = {
      ...none,
      parcels: [parcel([{ id: 'boots', qty: 2 }]), parcel([{ id: 'socks', qty: 1 }])],
      returns: [{ lines: [{ id: 'boots', qty: 1 }], receivedAt: null }],
    }
    expect(returnableUnits(facts({ goods }))).toEqual({
      lines: [
        { id: 'boots', qty: 1 },
        { id: 'socks', qty: 1 },
      ],
      until: '2026-07-01T10:00:00.000Z',
    })
  })

  it('has no end while something is still to come', () => {
    const goods = { ...none, parcels: [parcel([{ id: 'boots', qty: 2 }])] }
    const { lines, until } = returnableUnits(facts({ goods }))
    expect(lines).toEqual([{ id: 'boots', qty: 2 }])
    expect(until).toBeUndefined()
    expect(isOpenAt({ lines, until }, '2030-01-01T00:00:00.000Z')).toBe(true)
  })

  it('has what waits in a store only once it was collected', () => {
    const ready = { kind: 'ready' as const, lines: [{ id: 'boots', qty: 2 }], arrivedAt: null }
    expect(returnableUnits(facts({ goods: { ...none, parcels: [ready] } })).lines).toEqual([])
    const collected = { ...ready, arrivedAt }
    expect(returnableUnits(facts({ goods: { ...none, parcels: [collected] } })).lines).toHaveLength(1)
  })

  it.each([{ bonus: true }, { isDigitalProduct: true }, { shippingId: 'customs' }])(
    'has nothing of %o',
    (more) => {
      const items = [item('boots', 2, more)]
      const goods = { ...none, parcels: [parcel([{ id: 'boots', qty: 2 }])] }
      expect(returnableUnits(facts({ items, goods })).lines).toEqual([])
      expect(withdrawableUnits(facts({ items, goods }))?.lines).toEqual([])
    },
  )
})

describe('withdrawableUnits', () => {
  it('has all that is neither cancelled nor on its way back, sent or not', () => {
    const goods = {
      cancellations: [{ lines: [{ id: 'boots', qty: 1 }] }],
      parcels: [parcel([{ id: 'socks', qty: 1 }], null)],
      returns: [],
    }
    expect(withdrawableUnits(facts({ goods }))).toEqual({
      lines: [
        { id: 'boots', qty: 1 },
        { id: 'socks', qty: 1 },
      ],
      until: undefined,
    })
  })

  it('ends two weeks after the last came, with a day of grace', () => {
    const goods = {
      ...none,
      parcels: [
        parcel([
          { id: 'boots', qty: 2 },
          { id: 'socks', qty: 1 },
        ]),
      ],
    }
    const withdrawable = withdrawableUnits(facts({ goods }))
    expect(withdrawable?.until).toBe('2026-06-16T10:00:00.000Z')
    expect(withdrawable && isOpenAt(withdrawable, '2026-06-16T09:59:59.000Z')).toBe(true)
    expect(withdrawable && isOpenAt(withdrawable, '2026-06-16T10:00:00.000Z')).toBe(false)
  })

  it('is no right outside Europe', () => {
    expect(withdrawableUnits(facts({ countryCode: 'US' }))).toBeUndefined()
  })
})
