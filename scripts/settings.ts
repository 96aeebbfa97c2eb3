// Writes the document of the shop's settings from the code that reads them: npm run settings
import { writeFile } from 'node:fs/promises'
import { settingsDocument, settingsDocumentPath } from './settings/settings-document.ts'

await writeFile(settingsDocumentPath, await settingsDocument())
console.log(`wrote ${settingsDocumentPath}`)
