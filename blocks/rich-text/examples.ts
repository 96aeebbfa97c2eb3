import type { RichTextEntry } from './block.ts'

export const richTextExamples: Record<string, RichTextEntry> = {
  'an article': {
    title: 'What a welt does',
    richText:
      '<p>It joins upper and sole with a <strong>stitch you can undo</strong>.</p><h3>Why it matters</h3><ul><li>The sole wears out first.</li><li>The upper has years left.</li></ul><blockquote>Repair is a design decision.</blockquote>',
  },
  'one line, centred, on the brand colour': {
    richText: '<p>Two years to walk them in. A lifetime of resoling.</p>',
    alignment: 'center',
    backgroundColor: 'brand',
  },
}
