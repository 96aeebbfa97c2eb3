import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { toasts } from '#src/stores/island-stores.ts'
import { Toasts } from './Toasts.tsx'

let root: Root | undefined

/** Toasts of a page without an island of its own that shows them. */
const PageToasts = ({ dismissLabel, onReady }: { dismissLabel: string; onReady: () => void }) => {
  // Screen readers read out what comes into a live region, not what it is born with.
  useEffect(onReady, [onReady])
  return <Toasts dismissLabel={dismissLabel} />
}

/** Shows an error as a toast on any page; mounted when a page first needs it, and has no toasts yet. */
export const showErrorToast = (title: string, dismissLabel: string): void => {
  const show = (): void => void toasts.show({ title, tone: 'error' })
  if (root || document.querySelector('main [data-toasts], dialog[open] [data-toasts]')) return show()
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  root.render(<PageToasts dismissLabel={dismissLabel} onReady={show} />)
}
