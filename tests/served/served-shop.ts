import { rm } from 'node:fs/promises'
import { inject, test as base } from 'vitest'
import { loadedData } from '#tests/setup/loaded-data.ts'

/**
 * `test` for what the built shop sends, where no browser is needed to see it, with `origin`, the shop that all tests share, and `data`, a
 * folder of the test's own in which the demo shop is already loaded, for a shop the test starts itself.
 */
export const test = base
  .extend('origin', () => inject('shopUrl'))
  .extend('data', async ({ task }, { onCleanup }) => {
    const folder = await loadedData(task.id)
    onCleanup(() => rm(folder, { recursive: true, force: true }))
    return folder
  })
