import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { findControl } from './control-file.ts'
import { openControl } from './control-server.ts'

it('goes on with a load whose sender has gone, and fails nobody by it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'welt-control-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const begun = Promise.withResolvers<undefined>()
  const isLeft = Promise.withResolvers<undefined>()
  const loaded = Promise.withResolvers<undefined>()
  const none = () => Promise.reject(new Error('not asked for'))
  const control = await openControl(
    folder,
    {
      ...{ summary: none, pictures: none, update: none, read: none },
      promotions: { load: none, generateCodes: none },
      stores: { load: none, updateStock: none },
      giftCards: { make: none, load: none },
      load: async (_, { onProgress }) => {
        begun.resolve(undefined)
        await isLeft.promise
        for (let done = 0; done < 20; done += 1) {
          onProgress?.(done, 20)
          await wait(5)
        }
        loaded.resolve(undefined)
        return { loaded: 20, unchanged: 0, refused: [], removed: 0 }
      },
    },
    silentLog,
  )
  onTestFinished(() => control.close())
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))

  const { port, secret } = (await findControl(folder)) ?? {}
  const headers = { authorization: `Bearer ${secret}` }
  const sender = request({ host: '127.0.0.1', port, path: '/load', method: 'POST', headers })
  sender.on('error', () => undefined)
  sender.end(JSON.stringify({ categories: [], replace: false, keep: [] }))
  await begun.promise
  sender.destroy()
  isLeft.resolve(undefined)
  await loaded.promise
  expect(unhandled).not.toHaveBeenCalled()
})
