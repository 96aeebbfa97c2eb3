import { expect, it } from 'vitest'
import { withPatientScripts } from './script-priority.ts'

const of = (html: string): string => withPatientScripts(Buffer.from(html)).toString()

it('lets each of the builder’s modules wait, and nothing else', () => {
  const module = '<script type="module" src="/_astro/a.js"'
  expect(of(`<p>Wälk</p>${module}></script>${module}></script><p>`)).toBe(
    `<p>Wälk</p>${module} fetchpriority="low"></script>${module} fetchpriority="low"></script><p>`,
  )
  const others = '<script>1</script><script type="application/ld+json">{}</script>'
  expect(of(others)).toBe(others)
})
