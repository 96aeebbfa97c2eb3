import { createRoot } from 'react-dom/client'
import { dialogs } from '#src/stores/shop.ts'
import { followHistory, type Timeline } from '#src/stores/dialogs/dialog-history.ts'
import type { DialogLoaders, DialogShop } from './dialog-frame.ts'
import { DialogHost } from './DialogHost.tsx'

let isStarted = false

/** Shows the page's dialogs from now on; what is open already too. */
export const startDialogs = (loaders: DialogLoaders, shop: DialogShop, timeline: Timeline): void => {
  if (isStarted) return
  isStarted = true
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(<DialogHost loaders={loaders} {...shop} />)
  followHistory(dialogs, timeline)
}
