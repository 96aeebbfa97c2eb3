import '../page-failures.ts'
import './page-dialogs.ts'
import { dialogs } from '#src/stores/shop.ts'

/** Fetches what shows dialogs; rejects when it cannot be had. A file of its own, so that pages carry no list of all it needs. */
export const loadDialogs = async () => {
  await import('./show-dialogs.ts')
  return dialogs
}
