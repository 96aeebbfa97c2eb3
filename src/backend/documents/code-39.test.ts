import { expect, it } from 'vitest'
import { code39 } from './code-39.ts'

const drawn = (text: string): string => {
  const { bars, width } = code39(text)
  const black = new Set(
    bars.flatMap((bar) => Array.from({ length: bar.width }, (_, index) => bar.at + index)),
  )
  return Array.from({ length: width }, (_, at) => (black.has(at) ? '█' : ' ')).join('')
}

it('draws a sign between two stars, with a narrow gap after each', () => {
  expect(drawn('A')).toBe(['█   █ ███ ███ █', '███ █ █   █ ███', '█   █ ███ ███ █'].join(' '))
})

it('has five bars for each sign, of which two are wide', () => {
  for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
    const widths = code39(sign)
      .bars.slice(5, 10)
      .map(({ width }) => width)
    expect(widths).toHaveLength(5)
    expect(widths.filter((width) => width > 1)).toHaveLength(2)
  }
})

it('draws no two signs alike', () => {
  const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
  expect(new Set(signs.map(drawn)).size).toBe(signs.length)
})
