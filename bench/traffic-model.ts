import { daySeconds } from '#src/base/day.ts'

/** What a day of a shop is made of. Counts are whole, times are seconds, shares lie between 0 and 1. */
export type Traffic = {
  seed: number
  /** Page views of the day. */
  views: number
  /** Workers in all instances of the region: each has caches of its own. */
  workers: number
  /** Whether a cache such as Varnish stands in front of them. */
  hasEdge: boolean
  /** Pages of all sites together. */
  pages: number
  /** How unequal pages are: the view count of the page at rank n goes by n to the power of minus this. */
  zipf: number
  /** Variants of a page that varies, such as with and without a cart, and the shares of pages that do and of visitors who get the second. */
  variants: { pages: number; visitors: number }
  /** Views that no cache answers: carts, searches, editors. */
  uncached: number
  /** How long a page is held before it is rendered again when it is asked for; the edge forgets it then. */
  life: number
  /** Pages that a worker has room for. */
  room: number
  /** Restarts of all workers, the first half an hour into the counted time, and changes of single products. */
  deploys: number
  changes: number
}

/** What became of the busiest four hours. */
export type Outcome = {
  /** Share of the cacheable views that waited for no rendering. */
  hits: number
  /** Share of all views that the edge answered. */
  edge: number
  /** A second: views, those that reach the shop, and pages that it renders, those in the background among them. */
  views: number
  origin: number
  rendered: number
}

const minutes = daySeconds / 60

/** A small, fast generator of even numbers below 1 (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Draws a rank below `count` in constant time, by Walker's table of aliases. */
const ranksOf = (count: number, exponent: number, random: () => number) => {
  const weights = Float64Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const scaled = weights.map((weight) => (weight / total) * count)
  const alias = new Int32Array(count)
  const small: number[] = []
  const large: number[] = []
  scaled.forEach((share, rank) => (share < 1 ? small : large).push(rank))
  for (;;) {
    const few = small.pop()
    const many = large.at(-1)
    if (few === undefined || many === undefined) break
    alias[few] = many
    scaled[many] = (scaled[many] ?? 0) + (scaled[few] ?? 0) - 1
    if ((scaled[many] ?? 0) < 1) small.push(large.pop() ?? 0)
  }
  return (): number => {
    const at = random() * count
    const rank = Math.trunc(at)
    return at - rank < (scaled[rank] ?? 1) ? rank : (alias[rank] ?? 0)
  }
}

/** Views of each minute: three times as many in the evening as at night, as shops see them. */
const viewsByMinute = (views: number): number[] => {
  const shape = Array.from(
    { length: minutes },
    (_, minute) => 1 - 0.5 * Math.cos(((minute / 60 - 8.5) / 12) * Math.PI),
  )
  const total = shape.reduce((sum, one) => sum + one, 0)
  return shape.map((one) => Math.round((views * one) / total))
}

/** Pages that a worker holds: those used last, as many as it has room for, as a ring of the keys from the last used on. */
const createHeld = (keys: number, room: number) => {
  const end = keys
  const next = new Int32Array(keys + 1).fill(end)
  const previous = new Int32Array(keys + 1).fill(end)
  const renderedAt = new Float64Array(keys).fill(Number.NaN)
  let size = 0
  const takeOut = (key: number): void => {
    const [before = end, after = end] = [previous[key], next[key]]
    next[before] = after
    previous[after] = before
  }
  const putFirst = (key: number): void => {
    const first = next[end] ?? end
    next[end] = key
    previous[key] = end
    next[key] = first
    previous[first] = key
  }
  const drop = (key: number): void => {
    if (Number.isNaN(renderedAt[key])) return
    takeOut(key)
    renderedAt[key] = Number.NaN
    size -= 1
  }
  return {
    /** When a page was rendered; not a number where it is not held. */
    look: (key: number): number => {
      const at = renderedAt[key] ?? Number.NaN
      if (Number.isNaN(at)) return at
      takeOut(key)
      putFirst(key)
      return at
    },
    hold: (key: number, at: number): void => {
      drop(key)
      putFirst(key)
      renderedAt[key] = at
      size += 1
      if (size > room) drop(previous[end] ?? 0)
    },
    drop,
    clear: (): void => {
      for (; size > 0;) drop(previous[end] ?? 0)
    },
  }
}

/** Hours of the day that are played: the first two fill the caches, the others, the busiest, are counted. */
const hours = { from: 16, countedFrom: 18, to: 22 }

/** Plays the busiest hours of a day, view by view. The same traffic has the same outcome. */
export const play = (traffic: Traffic): Outcome => {
  const { views, workers, hasEdge, pages, variants, uncached, life, room } = traffic
  const random = randomOf(traffic.seed)
  const rankOf = ranksOf(pages, traffic.zipf, random)
  const held = Array.from({ length: workers }, () => createHeld(pages * 2, room))
  const edgeUntil = new Float64Array(pages * 2)
  const begin = hours.from * 3600
  let nextChange = begin
  let nextDeploy = hours.countedFrom * 3600 + 1800
  let counted = { views: 0, cacheable: 0, waited: 0, edge: 0, origin: 0, rendered: 0 }

  const change = (): void => {
    const page = Math.trunc(random() * pages)
    for (const worker of held) for (const variant of [0, 1]) worker.drop(page * 2 + variant)
  }

  /** Answers one view of a page; `key` tells its variants apart. */
  const view = (key: number, now: number): void => {
    counted.cacheable += 1
    if (hasEdge && now < (edgeUntil[key] ?? 0)) {
      counted.edge += 1
      return
    }
    counted.origin += 1
    edgeUntil[key] = now + life
    const worker = held[Math.trunc(random() * workers)]
    const renderedAt = worker?.look(key) ?? Number.NaN
    if (Number.isNaN(renderedAt)) counted.waited += 1
    else if (now - renderedAt < life) return
    counted.rendered += 1
    worker?.hold(key, now)
  }

  for (const [minute, count] of viewsByMinute(views).entries()) {
    if (minute < hours.from * 60 || minute >= hours.to * 60) continue
    if (minute === hours.countedFrom * 60)
      counted = { views: 0, cacheable: 0, waited: 0, edge: 0, origin: 0, rendered: 0 }
    for (let nth = 0; nth < count; nth += 1) {
      const now = (minute + nth / count) * 60
      for (; nextChange <= now; nextChange += daySeconds / traffic.changes) change()
      for (; nextDeploy <= now; nextDeploy += daySeconds / traffic.deploys)
        held.forEach(({ clear }) => clear())
      counted.views += 1
      if (random() < uncached) {
        counted.origin += 1
        counted.rendered += 1
        continue
      }
      const rank = rankOf()
      // Whether a page varies goes by its rank, so that it is the same each time.
      const varies = (rank * 0.618_034) % 1 < variants.pages
      view(rank * 2 + (varies && random() < variants.visitors ? 1 : 0), now)
    }
  }
  const seconds = (hours.to - hours.countedFrom) * 3600
  return {
    hits: 1 - counted.waited / counted.cacheable,
    edge: counted.edge / counted.views,
    views: counted.views / seconds,
    origin: counted.origin / seconds,
    rendered: counted.rendered / seconds,
  }
}
