import type { ArticleEntry } from './block.ts'

const table = {
  publicId: 'scenes/workshop-table/wide',
  width: 2400,
  height: 1350,
  alt: 'A shoemaker’s bench',
  sm: { publicId: 'scenes/workshop-table/tall', width: 1200, height: 1500 },
}

export const articleExamples: Record<string, ArticleEntry> = {
  'with everything': {
    title: 'A seam you can undo',
    subtitle: 'The welt is a strip of leather nobody sees. It is why a boot can outlive four soles.',
    date: '2026-10-03',
    media: table,
    tags: [
      { id: 'craft', label: 'Craft' },
      { id: 'repair', label: 'Repair' },
    ],
    richText:
      '<p>Most shoes today are held together by glue.</p><h2>Two seams</h2><p>One joins the strip to the upper, the other to the sole.</p><blockquote><p>We make boots that can be started over.</p></blockquote><ul><li>Cut the outer seam.</li><li>Sew on a new sole.</li></ul>',
    items: [{ type: 'spacer', size: 'sm' }],
    listTarget: { text: 'Stories', url: '/stories' },
    relatedQuery: 'tagId=repair',
  },
  'title alone': { title: 'A note' },
  'right to left, and a word of 200 letters': {
    title: 'Sohle'.repeat(40),
    titleHtml: '<span dir="rtl" lang="ar">درزٌ يمكن فكّه</span>',
    subtitle: 'Sohle'.repeat(40),
    date: '2026-01-31T22:00:00Z',
    richText: `<p dir="rtl" lang="ar">معظم الأحذية اليوم ملصوقة بالغراء.</p><p>${'Sohle'.repeat(40)}</p>`,
  },
}
