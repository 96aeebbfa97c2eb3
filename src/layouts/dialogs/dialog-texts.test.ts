// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { loadCartTexts, loadDialogTexts } from './dialog-texts.ts'

it('says what opens later in the words of the site', async () => {
  document.documentElement.lang = 'en-GB'
  expect((await loadCartTexts()).errors.byCode.INV700).toContain('colour')
  document.documentElement.lang = 'en-US'
  expect((await loadCartTexts()).errors.byCode.INV700).toContain('color.')
  document.documentElement.lang = 'fr-CA'
  expect(JSON.stringify(await loadDialogTexts())).not.toContain('e-mail')
})
