import type { Page } from '@playwright/test'
import * as z from 'zod'

/** One time that parts of the page moved by themselves; each part with its boxes before and after, `x,y,width,height` in px. */
const shiftSchema = z.object({ score: z.number(), atMs: z.number(), parts: z.array(z.string()) })
type Shift = z.infer<typeof shiftSchema>

/** Watches the parts of the page that move by themselves, from the first frame on; the returned function lists the shifts. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const isShift = (entry: PerformanceEntry): entry is Entry => 'sources' in entry
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join()
    const name = (node: Node | undefined) =>
      node instanceof Element
        ? `${node.localName}.${node.className}`
        : `${node?.parentElement?.localName ?? 'gone'} > ${node?.nodeName ?? ''}`
    const shifts: Shift[] = []
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries().filter(isShift)) {
        const parts = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${box(previousRect)} -> ${box(currentRect)}`,
        )
        shifts.push({ score: value, atMs: startTime, parts })
      }
      document.documentElement.dataset['shifts'] = JSON.stringify(shifts)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts: unknown = JSON.parse((await page.locator('html').getAttribute('data-shifts')) ?? '[]')
    return z.array(shiftSchema).parse(shifts)
  }
}
