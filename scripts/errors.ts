// Writes the document of the error catalogue from the tables in code: npm run errors
import { writeFile } from 'node:fs/promises'
import { errorDocument, errorDocumentPath } from './errors/error-document.ts'

await writeFile(errorDocumentPath, await errorDocument())
console.log(`wrote ${errorDocumentPath}`)
