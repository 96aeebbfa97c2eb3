import type { FooterEntry } from './block.ts'

export const footerExamples: Record<string, FooterEntry> = {
  whole: {
    title: 'For people who walk out of the city',
    richText: '<p>Write to us at <a href="mailto:hello@marlow.example">hello@marlow.example</a>.</p>',
    newsletter: {
      title: 'Letters from the workshop',
      consentText: 'Send me the letters. I have read the <a href="/privacy">privacy notice</a>.',
    },
    groups: [
      { title: 'Shop', links: [{ text: 'Women', url: '/c/women-1000' }] },
      { title: 'Marlow', links: [{ text: 'The welt', url: '/stories/the-welt' }] },
    ],
    legalText: '© Marlow',
    legalLinks: [{ text: 'Materials', url: '/sustainability/materials' }],
  },
  'legal line alone': { groups: [], legalText: '© Marlow' },
}
