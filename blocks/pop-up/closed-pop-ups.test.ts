import { describe, expect, it } from 'vitest'
import { closedPopUps, closePopUp } from './closed-pop-ups.ts'

const storeWith = (text: string | null = null) => {
  let stored = text
  return { getItem: () => stored, setItem: (_: string, value: string) => void (stored = value) }
}

describe('closed pop-ups', () => {
  it('stay closed', () => {
    const store = storeWith()
    closePopUp(store, 'spring')
    closePopUp(store, 'repair')
    closePopUp(store, 'spring')
    expect(closedPopUps(store)).toEqual(['repair', 'spring'])
  })

  it.each([null, '', 'no json', '{"a":1}', '[1,null]'])('are none where the store holds %j', (text) =>
    expect(closedPopUps(storeWith(text))).toEqual([]),
  )

  it('do not fill the store', () => {
    const store = storeWith()
    for (let number = 0; number < 60; number += 1) closePopUp(store, `p${number}`)
    expect(closedPopUps(store)).toHaveLength(50)
    expect(closedPopUps(store).at(-1)).toBe('p59')
  })

  it('are forgotten without a fault where nothing can be kept', () => {
    const full = {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => closePopUp(full, 'spring')).not.toThrow()
  })
})
