import { expect, it } from 'vitest'
import { play, type Traffic } from './traffic-model.ts'

const traffic: Traffic = {
  seed: 1,
  views: 50_000,
  workers: 2,
  hasEdge: false,
  pages: 300,
  zipf: 0.9,
  variants: { pages: 0.1, visitors: 0.15 },
  uncached: 0.08,
  life: 60,
  room: 1000,
  deploys: 1,
  changes: 100,
}

it('plays the same traffic the same way', () => {
  expect(play(traffic)).toEqual(play(traffic))
  expect(play({ ...traffic, seed: 2 })).not.toEqual(play(traffic))
})

it('holds no more pages than there is room for', () => {
  const roomy = play(traffic)
  const tight = play({ ...traffic, room: 30 })
  expect(roomy.hits).toBeGreaterThan(0.9)
  expect(tight.hits).toBeLessThan(roomy.hits - 0.2)
})

it('asks less of the shop behind an edge, and more of it the more workers there are', () => {
  const direct = play(traffic)
  const behind = play({ ...traffic, hasEdge: true })
  expect([direct.edge, direct.origin]).toEqual([0, direct.views])
  expect(behind.edge).toBeGreaterThan(0)
  expect(behind.origin).toBeCloseTo(behind.views * (1 - behind.edge), 6)
  expect(play({ ...traffic, workers: 8 }).rendered).toBeGreaterThan(direct.rendered)
})

it('renders at least what no cache answers, and no more than is looked at', () => {
  const { rendered, views } = play(traffic)
  expect(rendered).toBeGreaterThan(views * 0.07)
  expect(rendered).toBeLessThan(views)
})
