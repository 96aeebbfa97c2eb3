import '../page-failures.ts'
import './page-dialogs.ts'
import { dialogLoaders } from './dialog-loaders.ts'
import { dialogs } from '#src/stores/shop.ts'

/** Fetches the mini cart; rejects when it cannot be had. A file of its own, so that pages carry no list of all it needs. */
export const loadMiniCart = async () => {
  await Promise.all([import('./show-dialogs.ts'), dialogLoaders['mini-cart']()])
  return dialogs
}
