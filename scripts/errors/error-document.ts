import { format, resolveConfig } from 'prettier'
import { messages } from '#src/messages/messages.ts'
import { errorTable, type ErrorTableRow } from '#src/rules/errors/error-table.ts'

/** Where the document lies. */
export const errorDocumentPath = 'docs/errors.md'

const head = `# The error catalogue

Written by \`npm run errors\` from the tables in code; edit those. Codes, groups and statuses stand in \`src/contract/errors/\`, places and behaviours in \`src/rules/errors/\`, the words of all languages in
\`src/messages/{language}/errors.json\` (what a cart's screens say) and \`refusals.json\`. A code without words or behaviour does not type-check. \`/gallery/errors\` shows each in its place.

- **Place**: \`input\` at the field it is about, \`lineItem\` at its line of the cart, \`top\` above the page's main part, \`toast\`, \`dialog\`.
- **Behaviour**: \`retry\` sends the call again after what it waits for; \`recreateCart\` makes the cart anew with its items and sends again; \`reloadAfter4s\` drops the cart, makes a new one and loads the page anew; \`redirect\` leads elsewhere; \`refetch\` reads the cart again; \`reloadData\` reads the page's other data again.
`

const { errors, refusals } = messages.en
const words: Readonly<Record<ErrorTableRow['errorId'], string>> = { ...errors.byCode, ...refusals }

const lineOf = (row: ErrorTableRow): string => {
  const behaviour = row.behaviour === 'redirect' ? `redirect to \`${row.to}\`` : row.behaviour
  return `| ${row.errorId} | ${row.status || ''} | ${row.place} | ${behaviour} | ${words[row.errorId]} |`
}

const sectionOf = ([group, rows]: [string, ErrorTableRow[]]): string =>
  [`## ${group}`, '', '| code | status | place | behaviour | words |', '| --- | --- | --- | --- | --- |']
    .concat(rows.map(lineOf))
    .join('\n')

/** The catalogue as a document: a table for each group, with the words of the first language. */
export const errorDocument = async (): Promise<string> => {
  const sections = [...Map.groupBy(errorTable, ({ group }) => group)].map(sectionOf)
  const options = await resolveConfig(errorDocumentPath)
  return format([head, ...sections].join('\n\n'), { ...options, filepath: errorDocumentPath })
}
