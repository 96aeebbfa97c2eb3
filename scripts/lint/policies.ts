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
      wholePackages([
        ...['vitest', 'fast-check', 'intl-messageformat', 'sharp', '@redocly/openapi-core'],
        ...['react', 'react-dom', '@testing-library/react', '@testing-library/user-event'],
      ]),
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
    ...(imports.length > 0 ? [{ from, allow: { to: { element: { type: imports } } } }] : []),
    ...(types.length > 0
      ? [{ from, allow: { to: { element: { type: types } }, dependency: { kind: 'type' as const } } }]
      : []),
    ...packageSelectors(packages).map((allow) => ({ from, allow })),
    ...(node ? [{ from, allow: { to: { module: { origin: 'core' } } } }] : []),
  ]
}

/** Whole packages are one selector: the linter asks every policy about every import. */
function packageSelectors(names: readonly string[]) {
  const parted = names.filter((name) => !name.startsWith('@') && name.includes('/'))
  const whole = names.filter((name) => !parted.includes(name))
  return [
    ...(whole.length > 0 ? [wholePackages(whole)] : []),
    ...parted.map((name) => {
      const [source = name, internalPath = ''] = name.split('/', 2)
      return { to: { module: { origin: 'external' as const, source, internalPath } } }
    }),
  ]
}

function wholePackages(source: string[]) {
  return { to: { module: { origin: 'external' as const, source } } }
}
