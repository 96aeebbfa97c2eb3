import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/calls.ts'
import { warrantyForm } from '#src/contract/contact/warranty-form.ts'

/** How much of a request's body is read, and within how many milliseconds it has to come. */
export type BodyLimit = { kind: 'usual' | 'large'; bytes: number; deadlineMs: number }

/** It lies above the largest body that most calls and forms take, which tell their own bound. */
const usual: BodyLimit = { kind: 'usual', bytes: 128 * 1024, deadlineMs: 30_000 }

/** Milliseconds in which four photographs pass a slow mobile network. */
export const largeBodyDeadlineMs = 120_000

const large = (maxBytes: number): BodyLimit => ({
  kind: 'large',
  bytes: maxBytes + usual.bytes,
  deadlineMs: largeBodyDeadlineMs,
})

const largeCalls = new Map(
  Object.entries<Call>(calls).flatMap(([key, { maxBodyBytes }]) =>
    maxBodyBytes === undefined ? [] : [[key, large(maxBodyBytes)]],
  ),
)

const largeForm = large(warrantyForm.maxBytes)

/** The form that takes pictures, below any locale. */
const largeFormPath = new RegExp(`^/[a-z-]+${warrantyForm.path}$`)

/** What is read of a request's body: little, but of calls and forms that take pictures. */
export const bodyLimitOf = ({ method, url }: { method: string; url: string }): BodyLimit => {
  const { pathname } = new URL(url)
  const ofCall = largeCalls.get(`${method} ${pathname}`)
  if (ofCall) return ofCall
  return method === 'POST' && largeFormPath.test(pathname) ? largeForm : usual
}
