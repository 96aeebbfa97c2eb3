import { eventDetail, swappedEvent } from './page-events.ts'

/** Starts something in the page now, and in each part that comes into it later: of another variant, or in a dialog. */
export const onParts = (start: (root: ParentNode) => void): void => {
  start(document)
  window.addEventListener(swappedEvent, (event) => {
    const { root } = eventDetail(event)
    if (root instanceof Element) start(root)
  })
}
