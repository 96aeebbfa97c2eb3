import { expect, it } from 'vitest'
import { createDeadline } from './deadline.ts'

const never = new Promise<string>(() => undefined)

it('gives what is done in time', async () => {
  expect(await createDeadline(60_000).within(Promise.resolve('done'))).toBe('done')
})

it('gives up on all waits at the same moment', async () => {
  const deadline = createDeadline(40)
  const begun = performance.now()
  expect(await Promise.all([deadline.within(never), deadline.within(never)])).toEqual([undefined, undefined])
  expect(await deadline.within(never)).toBeUndefined()
  expect(performance.now() - begun).toBeLessThan(5_000)
})
