import { html } from 'hono/html'
import { brandName } from '#src/contract/brand.ts'
import type { BrandColors } from './brand-colors.ts'
import type { Letter, LetterFrame } from './letter.ts'
import { letterPartsHtml } from './letter-parts-html.ts'

const font = "font-family: 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif"
const line = 'margin: 0 0 16px; font-size: 16px; line-height: 1.5'

const linesOf = (text: string): string[] => text.trim().split(/\r?\n/)

/**
 * A letter as a document that mail programs show: one column, styles at the elements, no picture, no script, nothing
 * loaded from elsewhere.
 */
export const letterHtml = async (
  letter: Letter,
  { language, linkHint, footer, home }: LetterFrame,
  colors: BrandColors,
): Promise<string> => {
  const { subject, heading, paragraphs, action, facts, quote, note, more } = letter
  const soft = `color: ${colors['ink-soft']}; font-size: 14px; line-height: 1.5`
  const link = `color: ${colors.brand}; overflow-wrap: anywhere`
  const button = `display: inline-block; padding: 14px 24px; border-radius: 4px; background: ${colors.brand}; color: ${colors['on-dark']}; font-weight: 600; font-size: 16px; line-height: 1; text-decoration: none`
  return String(
    await html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>${subject}</title>
        </head>
        <body
          style="margin: 0; padding: 24px 12px; background: ${colors.paper}; color: ${colors.ink}; ${font}"
        >
          <div
            style="max-width: 560px; margin: 0 auto; border: 1px solid ${colors.line}; border-radius: 8px; overflow: hidden; background: ${colors.surface}"
          >
            <div style="padding: 20px 28px; background: ${colors['brand-ground']}">
              <a
                href="${home}"
                style="color: ${colors['on-dark']}; font-size: 20px; font-weight: 700; letter-spacing: -0.01em; text-decoration: none"
                >${brandName}</a
              >
            </div>
            <div style="padding: 32px 28px 16px">
              <h1 style="margin: 0 0 20px; font-size: 26px; line-height: 1.15; letter-spacing: -0.018em">
                ${heading}
              </h1>
              ${paragraphs.map((text) => html`<p style="${line}">${text}</p>`)}
              ${
                facts.length > 0
                  ? html`<dl style="${line}; border-top: 1px solid ${colors.line}">
                      ${facts.map(
                        ({ label, value }) =>
                          html`<div style="padding: 10px 0; border-bottom: 1px solid ${colors.line}">
                            <dt style="margin: 0; ${soft}">${label}</dt>
                            <dd style="margin: 0; overflow-wrap: anywhere">${value}</dd>
                          </div>`,
                      )}
                    </dl>`
                  : ''
              }
              ${letterPartsHtml(letter, { line, soft, border: colors.line })}
              ${
                quote === undefined
                  ? ''
                  : html`<blockquote
                      style="${line}; padding: 0 0 0 16px; border-left: 3px solid ${colors.line}; overflow-wrap: anywhere"
                    >
                      ${linesOf(quote).map((text) => html`${text}<br />`)}
                    </blockquote>`
              }
              ${
                action === undefined
                  ? ''
                  : html`<p style="margin: 24px 0">
                        <a href="${action.href}" style="${button}">${action.label}</a>
                      </p>
                      <p style="margin: 0 0 16px; ${soft}">
                        ${linkHint}<br /><a href="${action.href}" style="${link}">${action.href}</a>
                      </p>`
              }
              ${note === undefined ? '' : html`<p style="margin: 0 0 16px; ${soft}">${note}</p>`}
              ${
                more === undefined
                  ? ''
                  : html`<p style="margin: 0 0 16px; ${soft}">
                      ${more.text}${more.links.map(
                        ({ label, href }) => html`<br /><a href="${href}" style="${link}">${label}</a>`,
                      )}
                    </p>`
              }
            </div>
          </div>
          <p style="max-width: 504px; margin: 20px auto 0; ${soft}">
            ${footer === '' ? '' : html`${footer}<br />`}<a href="${home}" style="${link}">${home}</a>
          </p>
        </body>
      </html> `,
  )
}
