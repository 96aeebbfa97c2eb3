// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import { clientFailure } from '#src/client/client-error.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { openSheet, showCounts } from './facet-form.ts'

const { call, linkStyles, timeline } = vi.hoisted(() => ({
  call: vi.fn(),
  linkStyles: vi.fn<() => Promise<unknown>>(() => Promise.resolve()),
  timeline: { entered: 0, move: (): void => undefined },
}))
vi.mock('#src/client/browser-client.ts', () => ({
  createBrowserClient: () => ({ call }),
  siteOfPage: () => ({ locale: 'en-us' }),
}))
vi.mock('#src/client/link-styles.ts', () => ({ linkStyles }))
vi.mock('#src/client/dialog-left.ts', () => ({ dialogLeft: () => Promise.resolve() }))
vi.mock('#src/layouts/dialogs/page-timeline.ts', () => ({
  pageTimeline: {
    depth: () => timeline.entered,
    enter: (depth: number) => (timeline.entered = depth),
    back: (entries: number) => (timeline.entered -= entries),
    onMove: (run: () => void) => (timeline.move = run),
  },
}))

const sheets = () => [...document.querySelectorAll('dialog')]
const form = (): HTMLFormElement =>
  document.querySelector<HTMLFormElement>('.facets-form') ?? expect.fail('there is no form')
const button = () => form().querySelector('button')?.textContent

beforeEach(() => {
  document.body.innerHTML = `<aside><form class="facets-form" data-title="Filter" data-close="Close">
    <p><button data-show="{count, plural, one {Show # style} other {Show # styles}}" data-uncounted="Apply">Show 9 styles</button></p>
  </form></aside>`
})

afterEach(() => {
  for (const sheet of sheets()) sheet.close()
})

it('opens one sheet, however often its link is tapped', async () => {
  await Promise.all([openSheet(form()), openSheet(form())])
  await openSheet(form())
  expect(sheets()).toHaveLength(1)
  expect(sheets()[0]?.contains(form())).toBe(true)
})

it('opens none anew where a second tap came before the styles, and the way back after', async () => {
  const styles = Promise.withResolvers<undefined>()
  linkStyles.mockReturnValueOnce(styles.promise)
  const taps = [openSheet(form()), openSheet(form())]
  await Promise.resolve()
  expect(sheets()).toEqual([])
  styles.resolve(undefined)
  await Promise.all(taps)
  expect(sheets()).toHaveLength(1)
  sheets()[0]?.close()
  await eventually(() => expect(sheets()).toEqual([]))
})

it('closes by the way back, and leaves no entry of the history behind where it is closed otherwise', async () => {
  await openSheet(form())
  expect(timeline.entered).toBe(1)
  timeline.entered = 0
  timeline.move()
  await eventually(() => expect(sheets()).toEqual([]))
  expect(document.querySelector('aside')?.contains(form())).toBe(true)
  await openSheet(form())
  sheets()[0]?.close()
  await eventually(() => expect(timeline.entered).toBe(0))
})

it('sends the form from the listing itself', async () => {
  const send = vi.spyOn(form(), 'requestSubmit').mockImplementation(() => undefined)
  await openSheet(form())
  form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await eventually(() => expect(send).toHaveBeenCalledOnce())
  expect([sheets().length, timeline.entered]).toEqual([0, 0])
})

it('says no number where none can be had, and the next that can', async () => {
  call.mockResolvedValueOnce(err(clientFailure('NETWORK', 'Not sent', 0, '')))
  await showCounts(form())
  expect(button()).toBe('Apply')
  call.mockResolvedValueOnce(ok({ total: 1, facets: [] }))
  await showCounts(form())
  expect(button()).toBe('Show 1 style')
})
