import type { SelectionReport } from '#src/personalization/selected-page.ts'

/** A segmentation or experience on the page, and what the server said of it. */
export type WrapperElement = { element: HTMLElement; report: SelectionReport }

/** Reads what our own server wrote. */
function read(text: string): SelectionReport
function read(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return value
}

/** Of a page that was written once, the script in it has selected meanwhile. */
export const wrapperOf = (element: HTMLElement): WrapperElement => {
  const report = read(element.dataset['variant'] ?? '')
  const { selected = report.selected, by } = element.dataset
  return { element, report: { ...report, selected, by: by === 'test' ? by : report.by } }
}

/** Whether all alternatives came with the page, since no server can be asked for them. */
export const isStatic = ({ element }: WrapperElement): boolean =>
  [...element.children].some(
    (child) => child.hasAttribute('data-alternative') || child.hasAttribute('data-baselines'),
  )

/** The wrappers of a part of the page, outer ones first. */
export const wrappersIn = (root: ParentNode): WrapperElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-variant]')].map(wrapperOf)

/** The wrapper has no box of its own: the box of what it shows, or undefined when that is nothing. */
export const boxOf = ({ children }: HTMLElement): DOMRect | undefined => {
  const boxes = [...children].flatMap((child) => {
    if (child instanceof HTMLElement && child.matches('.variant')) return boxOf(child) ?? []
    const box = child.getBoundingClientRect()
    return box.width + box.height > 0 ? box : []
  })
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return boxes.length > 0 ? new DOMRect(0, top, window.innerWidth, bottom - top) : undefined
}

/** What stands for a wrapper when it is watched: something with a box. */
export const markerOf = (element: HTMLElement): Element | null => {
  const first = [...element.children].find((child) => !child.matches('template, script'))
  if (first instanceof HTMLElement && first.matches('.variant')) return markerOf(first)
  return first ?? element.nextElementSibling ?? element.parentElement
}
