import { eventDetail, swappedEvent } from '#src/client/page-events.ts'

/** Starts a block's script on the whole page, and again on each part that takes another's place later. */
export const startBlocks = (start: (root: ParentNode) => void): void => {
  start(document)
  window.addEventListener(swappedEvent, (event) => {
    const { root } = eventDetail(event)
    if (root instanceof Element) start(root)
  })
}
