import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { offeredWays } from '#src/rules/checkout/payment-choice.ts'
import { isCardMethod } from '#src/rules/payments/is-card-method.ts'

const styles = readFileSync('src/features/checkout/payment/payment-marks.css', 'utf8')

it.each(offeredWays.filter((way) => !isCardMethod(way)))('%s bears a mark of its own', (way) => {
  const [, mark = ''] =
    new RegExp(`:has\\(\\[value='${way}'\\]\\)::after \\{\\s*--payment-mark: var\\((--\\S+)\\);`).exec(
      styles,
    ) ?? []
  expect(styles).toContain(`${mark}: url("data:image/svg+xml,`)
  expect(mark).not.toBe('--mark-card')
})
