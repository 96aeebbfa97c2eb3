import { describe, expect, it } from 'vitest'
import { haveUnits, linesWith, openLines } from './open-lines.ts'

const at = '2026-06-01T10:00:00.000Z'
const items = [
  { id: 'boots', qty: 4 },
  { id: 'socks', qty: 2 },
]

describe('the lines of an order', () => {
  it('are all open while nothing happened', () => {
    const [boots] = openLines(items, { cancellations: [], parcels: [], returns: [] })
    expect(boots).toEqual({
      ...{ id: 'boots', ordered: 4, cancelled: 0, sent: 0, arrived: 0, comingBack: 0, returned: 0, open: 4 },
    })
  })

  const states = openLines(items, {
    cancellations: [{ lines: [{ id: 'boots', qty: 1 }] }],
    parcels: [
      { lines: [{ id: 'boots', qty: 1 }], arrivedAt: null },
      {
        lines: [
          { id: 'boots', qty: 1 },
          { id: 'socks', qty: 2 },
        ],
        arrivedAt: at,
      },
    ],
    returns: [
      { lines: [{ id: 'socks', qty: 1 }], receivedAt: at },
      { lines: [{ id: 'socks', qty: 1 }], receivedAt: null },
    ],
  })

  it('tell where each unit is', () => {
    expect(states).toMatchObject([
      { cancelled: 1, sent: 2, arrived: 1, comingBack: 0, returned: 0, open: 1 },
      { cancelled: 0, sent: 2, arrived: 2, comingBack: 1, returned: 1, open: 0 },
    ])
    expect(linesWith(states, ({ open }) => open)).toEqual([{ id: 'boots', qty: 1 }])
  })

  it.each([
    [[{ id: 'boots', qty: 1 }], true],
    [[{ id: 'boots', qty: 2 }], false],
    [[{ id: 'boots', qty: 0 }], false],
    [[{ id: 'socks', qty: 1 }], false],
    [[{ id: 'hat', qty: 1 }], false],
    [
      [
        { id: 'boots', qty: 1 },
        { id: 'boots', qty: 1 },
      ],
      false,
    ],
    [[], false],
  ])('have %j among the open ones: %s', (lines, expected) => {
    expect(haveUnits(states, lines, ({ open }) => open)).toBe(expected)
  })
})
