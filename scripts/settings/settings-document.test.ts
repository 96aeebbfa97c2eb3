import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingGroups, settings } from '#src/composition/environment/environment-settings.ts'
import { settingsDocument, settingsDocumentPath } from './settings-document.ts'

it('is what the code that reads the settings says: npm run settings writes it', async () => {
  expect(readFileSync(settingsDocumentPath, 'utf8')).toBe(await settingsDocument())
})

it('has every setting in a group', () => {
  const grouped = Object.values(settingGroups).flatMap((group) => Object.keys(group))
  expect(grouped.toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})
