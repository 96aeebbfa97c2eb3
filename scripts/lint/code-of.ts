import ts from 'typescript'

/** The code of a file: of an Astro component its frontmatter and its scripts. */
const codeOf = (path: string, text: string): string => {
  if (!path.endsWith('.astro')) return text
  const [, frontmatter = ''] = /^---\n(.*?)^---/ms.exec(text) ?? []
  const scripts = [...text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  return [frontmatter, ...scripts].join('\n')
}

/** Calls `see` with each node of a file's code. */
export const eachNode = (path: string, text: string, see: (node: ts.Node) => void): void => {
  const walk = (node: ts.Node): void => {
    see(node)
    ts.forEachChild(node, walk)
  }
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  walk(ts.createSourceFile(path, codeOf(path, text), ts.ScriptTarget.Latest, true, kind))
}
