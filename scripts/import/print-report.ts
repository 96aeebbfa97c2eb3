import type { ImportReport } from '#src/backend/catalogue/import/import-catalogue.ts'
import type { Finding } from '#src/backend/catalogue/import/product-row-fields.ts'

const maxShown = 200

export const printFindings = (title: string, findings: readonly Finding[]): void => {
  if (findings.length === 0) return
  console.log(title)
  for (const { line, column, reason } of findings.slice(0, maxShown))
    console.log(`  line ${line}, ${column}: ${reason}`)
  if (findings.length > maxShown) console.log(`  … and ${findings.length - maxShown} more`)
}

/** Says what became of the file. */
export const printReport = (report: ImportReport, isDry: boolean, ms: number): void => {
  const { products, variants, pictures, unpublished, refused } = report
  console.log(
    `${products} products with ${variants} variants and ${pictures} pictures ${isDry ? 'can be imported' : 'imported'}, ` +
      `${unpublished} unpublished left out, ${refused} refused, in ${(ms / 1000).toFixed(1)} s.`,
  )
  printFindings('Refused:', report.refusals)
  printFindings('Warnings:', report.warnings)
}
