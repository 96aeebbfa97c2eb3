// The worker that prints documents: started by src/backend/documents/document-printer.ts.
import { createRequire } from 'node:module'
import { serveDocuments } from '#src/backend/documents/serve-documents.ts'

const { resolve } = createRequire(import.meta.url)

serveDocuments({
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
})
