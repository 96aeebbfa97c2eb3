import { writeFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { projectPath } from '#src/backend/platform/project-path.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import type { PrintedDocument } from './printed-document.ts'
import { createDocumentPrinter } from './document-printer.ts'

const program = projectPath('src/composition/programs/document-program.ts')
const printer = createDocumentPrinter(program)
afterAll(printer.close)

const document: PrintedDocument = {
  ...{ title: 'Rechnung W1234567890', author: 'Marlow', language: 'de-DE', paper: 'A4' },
  blocks: [
    {
      kind: 'columns',
      columns: [
        { heading: 'Rechnung an', lines: ['Zoë Łuczak-Ørsted', 'Đorđe Þór Ő', 'Ελένη', 'Юлия'] },
        { heading: 'Lieferung an', lines: ['Straße 1', '10115 Berlin'] },
      ],
    },
    {
      kind: 'table',
      head: ['Artikel', 'Menge', 'Betrag'],
      rows: Array.from({ length: 60 }, (_, row) => [`Stiefel ${row + 1}`, '1', '1.234,50 €']),
    },
    { kind: 'sums', rows: [{ label: 'Gesamt', value: '74.070,00 €', isStrong: true }] },
    { kind: 'code', value: 'R12345', alt: 'Strichcode' },
  ],
  footer: ['Danke'],
}

const printed = async (wanted: PrintedDocument) => {
  const bytes = await printer.print(wanted)
  if (!bytes.ok) throw new Error(bytes.error)
  return readPdf(bytes.value)
}

it('prints all letters and all rows, over as many pages as it takes', async () => {
  const { pages, text } = await printed(document)
  expect(pages).toBeGreaterThan(1)
  for (const wanted of [
    'Zoë Łuczak-Ørsted',
    'Đorđe Þór Ő',
    'Ελένη',
    'Юлия',
    'Straße 1',
    'Stiefel 60',
    '74.070,00 €',
  ])
    expect(text).toContain(wanted)
})

it('is tagged, and says its title and language', async () => {
  const { info, isTagged, structure } = await printed(document)
  expect(info).toMatchObject({ Title: 'Rechnung W1234567890', Author: 'Marlow', Language: 'de-DE' })
  expect(isTagged).toBe(true)
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD']) expect(structure).toContain(`"role":"${role}"`)
})

it('asks who comes while too many wait to come again', async () => {
  const all = await Promise.all(Array.from({ length: 40 }, () => printer.print({ ...document, blocks: [] })))
  expect(all.filter(({ ok }) => !ok).length).toBeGreaterThan(0)
  expect(all.filter(({ ok }) => ok).length).toBeGreaterThan(20)
})

it('ends a document that takes too long, and prints the next', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'welt-documents-'))
  const silent = path.join(folder, 'silent.mjs')
  await writeFile(
    silent,
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {})",
  )
  const slow = createDocumentPrinter(silent, { deadlineMs: 50, idleMs: 50 })
  await expect(slow.print(document)).rejects.toThrow()
  expect((await printer.print(document)).ok).toBe(true)
})

it('prints two documents of one client at a time, and those of others meanwhile', async () => {
  const empty = { ...document, blocks: [] }
  const own = Array.from({ length: 5 }, () => printer.print(empty, '203.0.113.1'))
  const other = printer.print(empty, '203.0.113.2')
  expect((await Promise.all(own)).map(({ ok }) => ok)).toEqual([true, true, false, false, false])
  expect((await other).ok).toBe(true)
  expect((await printer.print(empty, '203.0.113.1')).ok).toBe(true)
})
