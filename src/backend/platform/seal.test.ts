import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const secret = 'a secret that is long enough to seal with'

it('opens what it closed, which nobody can read in between', () => {
  const seal = createSeal(secret, 'mail')
  const sealed = seal.close('Für Zoë: /reset-password?token=abc')
  expect(sealed).not.toContain('reset-password')
  expect(seal.open(sealed)).toBe('Für Zoë: /reset-password?token=abc')
  expect(seal.close('same')).not.toBe(seal.close('same'))
})

it('refuses what was changed, or sealed by another secret or for another purpose', () => {
  const sealed = createSeal(secret, 'mail').close('token')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(() => createSeal(secret, 'mail').open(changed)).toThrow()
  expect(() => createSeal(`${secret}!`, 'mail').open(sealed)).toThrow()
  expect(() => createSeal(secret, 'codes').open(sealed)).toThrow()
})
