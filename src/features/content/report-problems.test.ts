import { expect, it } from 'vitest'
import { parsePage } from '#src/canvas/pages/parse-page.ts'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { resolvePage } from '#src/canvas/pages/resolve-page.ts'
import { reportProblems } from './report-problems.ts'

const wanted = { kind: 'page', slug: 'broken' } as const

const brokenPage = (count = 1): ResolvedPage => {
  const items = Array.from({ length: count }, () => ({ type: 'teleporter' }))
  const page = parsePage({ id: 'p', slug: 'broken', sections: [{ name: 'main', items }] })
  if (!page.ok) throw new Error(page.error)
  return resolvePage(page.value, new Map(), '2026-06-01T00:00:00.000Z')
}

const reported = (page: ResolvedPage, preview?: App.Locals['preview']) => {
  const logged: unknown[] = []
  const log = { warn: (entry: object) => logged.push(entry) }
  const locals = { log, preview, problems: [] }
  reportProblems(locals, wanted, page)
  return { logged, problems: locals.problems }
}

it('logs what is wrong with a version of a page once, and tells it to every request', () => {
  const page = brokenPage()
  const first = reported(page)
  expect(first.logged).toMatchObject([{ path: 'sections[0].items[0]', type: 'teleporter', slug: 'broken' }])
  const second = reported(page)
  expect(second.logged).toEqual([])
  expect(second.problems).toEqual(first.problems)
  expect(reported(brokenPage()).logged).toHaveLength(1)
})

it('logs no more than a screen of lines', () => {
  const { logged, problems } = reported(brokenPage(50))
  expect(problems).toHaveLength(50)
  expect(logged).toHaveLength(21)
  expect(logged.at(-1)).toMatchObject({ more: 30 })
})

it('tells a preview alone, and leaves the line to the first visitor', () => {
  const page = brokenPage()
  const preview = {
    instant: '2026-06-01T00:00:00.000Z',
    isFixed: false,
    isUnreadable: false,
    timeZone: 'UTC',
  }
  const previewed = reported(page, preview)
  expect([previewed.logged.length, previewed.problems.length]).toEqual([0, 1])
  expect(reported(page).logged).toHaveLength(1)
})
