import { parentPort } from 'node:worker_threads'
import { documentSchema } from './printed-document.ts'
import { renderDocument, type DocumentFonts } from './render-document.ts'

/** The worker's own side: prints one document after the other for the thread that started it. */
export const serveDocuments = (fonts: DocumentFonts): void => {
  parentPort?.on('message', (message: unknown) => {
    renderDocument(documentSchema.parse(message), fonts).then(
      (bytes) => parentPort?.postMessage(bytes),
      (error: unknown) => {
        throw error
      },
    )
  })
}
