import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // The site's name takes its share of a title; how long a title may be is the editor's concern.
    'long-title': 'off',
    // Styles that are data: swatch colours and focal points of pictures.
    'no-inline-style': 'off',
    // All files come from the shop's own origin.
    'require-sri': 'off',
  },
})

/** Astro writes this beside the first island of a page, wherever that stands. */
const islandStyle = /<style>astro-island[^<]*<\/style>/g

/** What is wrong with a page by the HTML standard. */
export const htmlFaults = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html.replaceAll(islandStyle, ''))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
  )
}
