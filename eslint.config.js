// @ts-check
import js from '@eslint/js'
import astro from 'eslint-plugin-astro'
import boundaries from 'eslint-plugin-boundaries'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { elements, fileCategories, policies } from './scripts/lint/policies.ts'
import { treeRules } from './scripts/lint/tree-rules.ts'

const code = ['**/*.{ts,tsx,js,mjs,astro}']

/**
 * Stores, tables and caches of a domain, imported from outside its folder. What all domains share is no domain.
 * @param {string} up a path's steps out of the domain that imports
 */
const othersTables = (up) => ({
  regex: `^(?:#src/backend/(?!platform/|api/)|${up}(?!platform/|api/))[a-z]+/(?:.*/)?[a-z-]+-(?:store|tables|reads|writes|cache)\\.ts$`,
  message: 'Another domain is asked through its use cases, queries and published types.',
})

/** Files of a domain: those that lie in its folder, and those in its rooms, which are one step further from other domains. */
const depths = [
  { where: 'in its folder', files: 'src/backend/*', up: '(?:\\.\\./)+' },
  { where: 'in its rooms', files: 'src/backend/*/*/**', up: '(?:\\.\\./){2,}' },
]

export default defineConfig(
  { ignores: ['dist', '.astro', '.data', '.cache', 'node_modules', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  tseslint.configs.strict,
  astro.configs.recommended,
  {
    name: 'types',
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.astro/*'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    name: 'imports',
    files: code,
    plugins: { boundaries, tree: { rules: treeRules } },
    settings: {
      'boundaries/root-path': process.cwd(),
      'boundaries/elements': elements,
      'boundaries/files': fileCategories,
      'boundaries/ignore': ['**/*.d.ts'],
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'import/resolver': { [`${import.meta.dirname}/scripts/lint/resolver.ts`]: {} },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, policies },
      ],
      'boundaries/no-unknown-files': 'error',
      'tree/folder-names': 'error',
      'tree/no-barrel': 'error',
    },
  },
  {
    name: 'code',
    files: code,
    linterOptions: { noInlineConfig: true },
    rules: {
      'max-lines': ['error', 300],
      'no-console': 'error',
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    name: 'rules are pure: what they need of time, chance, page and network is handed to them',
    files: ['src/rules/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'],
        ...['fetch', 'performance', 'process', 'crypto', 'setTimeout', 'setInterval', 'queueMicrotask'],
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'A rule is given its instant.',
        },
        {
          selector: 'MemberExpression[object.name="Date"][property.name="now"]',
          message: 'A rule is given its instant.',
        },
        {
          selector: 'MemberExpression[object.name="Math"][property.name="random"]',
          message: 'A rule is given its chance.',
        },
        { selector: 'MemberExpression[object.name="globalThis"]', message: 'A rule is given what it needs.' },
      ],
    },
  },
  depths.map(({ where, files, up }) => ({
    name: `a domain reaches another through its use cases, queries and published types, ${where}`,
    files: [`${files}/*`],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [othersTables(up)] }] },
  })),
  depths.map(({ where, files, up }) => ({
    name: `routes reach the database through use cases alone, ${where}`,
    files: [`${files}/*-routes.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            othersTables(up),
            {
              regex: '-(?:store|tables|reads|writes)\\.ts$|^drizzle-orm',
              message: 'Routes call use cases; statements and tables are theirs.',
            },
          ],
        },
      ],
    },
  })),
  {
    name: 'tests wait for what comes, however long it takes, and not for a while',
    files: ['{tests,bench}/**', '**/*.test.{ts,tsx}'],
    ignores: ['tests/setup/eventually.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'waitForTimeout',
          message: 'Wait for what is expected, or see tests/setup/page-time.ts.',
        },
        { object: 'vi', property: 'waitFor', message: 'eventually() waits as long as a busy machine needs.' },
        {
          object: 'vi',
          property: 'waitUntil',
          message: 'eventually() waits as long as a busy machine needs.',
        },
      ],
    },
  },
  {
    name: 'programs that talk to a terminal',
    files: ['{scripts,bench,tests,demo}/**'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'the one voice in the console of a browser',
    files: ['src/client/browser-log.ts'],
    rules: { 'no-console': 'off' },
  },
)
