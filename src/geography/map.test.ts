import { expect, test } from 'vitest'
import { drawMap, mapSize } from './map.ts'

const portland = { latitude: 45.52, longitude: -122.69 }
const newYork = { latitude: 40.72, longitude: -74 }
const lyon = { latitude: 45.77, longitude: 4.83 }

const numbersIn = (path: string): number[] =>
  [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text))

test('all points lie on the map, and land and borders within it', async () => {
  const map = await drawMap([portland, newYork])
  for (const { x, y } of map.points) {
    expect(x).toBeGreaterThan(5)
    expect(x).toBeLessThan(95)
    expect(y).toBeGreaterThan(5)
    expect(y).toBeLessThan(95)
  }
  expect(map.points[0]?.x).toBeLessThan(map.points[1]?.x ?? 0)
  for (const path of [map.land, map.borders, map.states]) {
    expect(path).toMatch(/^M/)
    const numbers = numbersIn(path)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-2)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(mapSize.width + 2)
  }
})

test('a map of one point has it in the middle, and names towns around it that stand clear of it', async () => {
  const map = await drawMap([lyon])
  expect(map.points[0]?.x).toBeCloseTo(50, 0)
  expect(map.points[0]?.y).toBeCloseTo(50, 0)
  expect(map.towns.length).toBeGreaterThan(2)
  expect(map.towns.map(({ name }) => name)).toContain('Saint-Étienne')
  expect(map.states).toBe('')
})

test('the same points always give the same map, and a small one', async () => {
  const [first, second] = [await drawMap([portland, newYork]), await drawMap([portland, newYork])]
  expect(second).toEqual(first)
  expect(JSON.stringify(first).length).toBeLessThan(60_000)
})
