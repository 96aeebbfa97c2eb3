import { html } from 'hono/html'
import type { Letter } from './letter.ts'

type Row = { name: string; note?: string | undefined; value?: string | undefined; isStrong?: boolean }

const cell = 'padding: 10px 0; vertical-align: top'

/** Rows of what was bought, or of sums: what, and at its end how much. */
const rowsHtml = (rows: readonly Row[], look: { line: string; soft: string; border: string }) =>
  rows.length === 0
    ? ''
    : html`<table
        role="presentation"
        style="${look.line}; width: 100%; border-collapse: collapse; border-top: 1px solid ${look.border}"
      >
        ${rows.map(
          ({ name, note, value, isStrong }) =>
            html`<tr style="border-bottom: 1px solid ${look.border}${isStrong ? '; font-weight: 700' : ''}">
              <td style="${cell}; overflow-wrap: anywhere">
                ${name}${note ? html`<br /><span style="${look.soft}">${note}</span>` : ''}
              </td>
              <td style="${cell}; padding-left: 16px; text-align: right">${value ?? ''}</td>
            </tr> `,
        )}
      </table>`

/** What a letter tells of an order besides its facts: items, sums, and parts with a heading. */
export const letterPartsHtml = (
  { items = [], sums = [], parts = [] }: Letter,
  look: { line: string; soft: string; border: string },
) =>
  html`${rowsHtml(
    items.map(({ name, qty, note, amount }) => ({ name: `${qty} × ${name}`, note, value: amount })),
    look,
  )}
  ${rowsHtml(
    sums.map(({ label, value }, at) => ({ name: label, value, isStrong: at === sums.length - 1 })),
    look,
  )}
  ${parts.map(
    ({ heading, lines }) =>
      html`<h2 style="margin: 0 0 4px; font-size: 16px; line-height: 1.5">${heading}</h2>
        <p style="${look.line}; overflow-wrap: anywhere">${lines.map((text) => html`${text}<br />`)}</p>`,
  )}`
