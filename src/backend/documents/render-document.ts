import PDFDocument from 'pdfkit'
import { code39 } from './code-39.ts'
import type { DocumentBlock, PrintedDocument } from './printed-document.ts'

/** Font files by weight. They hold Latin, Greek and Cyrillic letters, and go into each document as far as it uses them. */
export type DocumentFonts = Readonly<Record<'regular' | 'bold', string>>

type Pen = { pdf: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement; fonts: DocumentFonts }
type BlockOf<Kind extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: Kind }>

const margin = 54
const size = { title: 22, heading: 11, text: 10, small: 8 }
const ink = '#17211d'
const soft = '#55605b'
const line = '#c9cfcc'

/** Narrow bars of codes, in points: about 0.3 mm, which hand scanners read. */
const barWidth = 0.9
const barHeight = 60

const widthOf = ({ pdf }: Pen): number => pdf.page.width - 2 * margin

const write = (
  { pdf, root, fonts }: Pen,
  tag: 'H1' | 'H2' | 'P',
  text: string,
  { fontSize = size.text, isBold = false, color = ink } = {},
): void => {
  root.add(
    pdf.struct(tag, {}, () => {
      pdf
        .font(isBold ? fonts.bold : fonts.regular)
        .fontSize(fontSize)
        .fillColor(color)
      pdf.text(text, margin, pdf.y)
    }),
  )
}

/** A table with rules between its rows. `ends` are columns whose cells stand at the end of the line, `shares` parts of the whole width. */
const drawTable = (
  pen: Pen,
  rows: readonly (readonly string[])[],
  { shares, ends, hasHead, bold }: { shares: number[]; ends: boolean; hasHead: boolean; bold: Set<number> },
): void => {
  const { pdf, root, fonts } = pen
  const table = pdf.struct('Table')
  root.add(table)
  pdf.fontSize(size.text).fillColor(ink)
  pdf.table({
    structParent: table,
    position: { x: margin, y: pdf.y },
    maxWidth: widthOf(pen),
    columnStyles: shares.map((share) => share * widthOf(pen)),
    data: rows.map((cells, row) =>
      cells.map((text, column) => {
        const isHead = hasHead && row === 0
        const isOfRow = !isHead && column === 0
        return {
          text,
          type: isHead || isOfRow ? 'TH' : 'TD',
          ...(isHead ? { scope: 'Column' } : {}),
          ...(isOfRow ? { scope: 'Row' } : {}),
          font: { src: isHead || bold.has(row) ? fonts.bold : fonts.regular, size: size.text },
          align: { x: ends && column > 0 ? 'right' : 'left', y: 'top' },
          padding: [5, column === 0 ? 6 : 0, 5, 0],
          border: [0, 0, 0.5, 0],
          borderColor: line,
        } satisfies PDFKit.Mixins.CellOptions
      }),
    ),
  })
  table.end()
  pdf.x = margin
}

const drawColumns = (pen: Pen, { columns }: BlockOf<'columns'>): void => {
  const { pdf, root, fonts } = pen
  const top = pdf.y
  const width = widthOf(pen) / Math.max(columns.length, 1)
  const ends = columns.map(({ heading, lines }, index) => {
    const x = margin + index * width
    const part = pdf.struct('Div')
    root.add(part)
    part.add(
      pdf.struct('H2', {}, () => {
        pdf.font(fonts.bold).fontSize(size.heading).fillColor(ink)
        pdf.text(heading, x, top, { width: width - 12 })
      }),
    )
    part.add(
      pdf.struct('P', {}, () => {
        pdf.font(fonts.regular).fontSize(size.text)
        pdf.text(lines.join('\n'), x, pdf.y + 2, { width: width - 12 })
      }),
    )
    part.end()
    return pdf.y
  })
  pdf.x = margin
  pdf.y = Math.max(top, ...ends)
}

const drawCode = (pen: Pen, { value, alt }: BlockOf<'code'>): void => {
  const { pdf, root } = pen
  const { bars, width } = code39(value)
  const left = (pdf.page.width - width * barWidth) / 2
  const top = pdf.y
  root.add(
    pdf.struct('Figure', { alt, bbox: [left, top, left + width * barWidth, top + barHeight] }, () => {
      for (const bar of bars) pdf.rect(left + bar.at * barWidth, top, bar.width * barWidth, barHeight)
      pdf.fill(ink)
    }),
  )
  pdf.y = top + barHeight + 4
}

const draw = (pen: Pen, block: DocumentBlock): void => {
  const { pdf } = pen
  if (block.kind === 'heading') write(pen, 'H2', block.text, { fontSize: size.heading, isBold: true })
  if (block.kind === 'text') write(pen, 'P', block.text)
  if (block.kind === 'columns') drawColumns(pen, block)
  if (block.kind === 'code') drawCode(pen, block)
  if (block.kind === 'table') {
    const others = 0.5 / Math.max(block.head.length - 1, 1)
    const shares = block.head.map((_, column) => (column === 0 ? 0.5 : others))
    drawTable(pen, [block.head, ...block.rows], { shares, ends: true, hasHead: true, bold: new Set() })
  }
  if (block.kind === 'facts' || block.kind === 'sums') {
    const isSums = block.kind === 'sums'
    const rows = block.rows.map(({ label, value }) => [label, value])
    const bold = new Set(block.rows.flatMap(({ isStrong }, row) => (isStrong ? [row] : [])))
    const shares = isSums ? [0.7, 0.3] : [0.35, 0.65]
    drawTable(pen, rows, { shares, ends: isSums, hasHead: false, bold })
  }
  pdf.moveDown(1)
}

/** Named apart, as the types of pdfkit know of PDF/A alone. */
const accessible: object = { subset: 'PDF/UA' }

/** Prints a document as a tagged PDF (PDF/UA) with its fonts in it. */
export const renderDocument = async (
  { title, author, language, paper, blocks, footer }: PrintedDocument,
  fonts: DocumentFonts,
): Promise<Uint8Array> => {
  const pdf = new PDFDocument({
    ...{ size: paper, margin, font: fonts.regular, lang: language },
    ...{ tagged: true, displayTitle: true, pdfVersion: '1.7', ...accessible },
    info: { Title: title, Author: author },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const pen: Pen = { pdf, root, fonts }
  write(pen, 'P', author, { fontSize: size.heading, isBold: true, color: soft })
  write(pen, 'H1', title, { fontSize: size.title, isBold: true })
  pdf.moveDown(1)
  for (const block of blocks) draw(pen, block)
  for (const text of footer) write(pen, 'P', text, { fontSize: size.small, color: soft })
  root.end()
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
