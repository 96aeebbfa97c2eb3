import type { DependenciesPolicy } from 'eslint-plugin-boundaries'
import { parts, type Part } from './import-table.ts'

/** The parts that are folders, in the form eslint-plugin-boundaries wants. */
export const elements = parts
  .filter((part) => !part.files)
  .map(({ name, path }) => ({ type: name, pattern: path, partialMatch: false }))

/** The parts that are single files, and the tests beside the code. */
export const fileCategories = [
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
  ...parts.filter((part) => part.files).map(({ name, path }) => ({ category: name, pattern: path })),
]

/** Allowances made from the import table; everything else is refused. Tests beside the code may import any part. */
export const policies: DependenciesPolicy[] = [
  ...parts.flatMap(policiesOf),
  { from: { file: { categories: 'test' } }, allow: [{ to: { element: { type: '*' } } }] },
  {
    from: { file: { categories: 'test' } },
    allow: [
      { to: { module: { origin: 'core' } } },
      ...[
        ...['vitest', 'fast-check', 'intl-messageformat', 'sharp', '@redocly/openapi-core'],
        ...['react', '@testing-library/react', '@testing-library/user-event'],
      ].map(wholePackage),
    ],
  },
]

function policiesOf({
  name,
  files,
  imports = [],
  types = [],
  packages = [],
  node,
}: Part): DependenciesPolicy[] {
  const from = files ? { file: { categories: name } } : { element: { type: name } }
  return [
    ...imports.map((type) => ({ from, allow: { to: { element: { type } } } })),
    ...types.map((type) => ({ from, allow: { to: { element: { type } }, dependency: { kind: 'type' } } })),
    ...packages.map((source) => ({ from, allow: packageSelector(source) })),
    ...(node ? [{ from, allow: { to: { module: { origin: 'core' } } } }] : []),
  ]
}

function packageSelector(name: string) {
  const [source = name, internalPath] = name.startsWith('@') ? [name] : name.split('/', 2)
  return internalPath ? { to: { module: { origin: 'external', source, internalPath } } } : wholePackage(name)
}

function wholePackage(source: string) {
  return { to: { module: { origin: 'external', source } } }
}
