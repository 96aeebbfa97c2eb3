import { run, runAllTests } from './run-tests.ts'
import { add, closingLines, gate, type Tally } from './tally.ts'

const gates = [
  { name: 'format', program: 'prettier/bin/prettier.cjs', argv: ['--check', '.'] },
  { name: 'lint', program: 'eslint/bin/eslint.js', argv: ['.'] },
  { name: 'types', program: 'astro/bin/astro.mjs', argv: ['check'] },
  { name: 'knip', program: 'knip/bin/knip.js', argv: [] },
]

let tally: Tally = { passed: 0, failed: 0, failures: [] }
for (const { name, program, argv } of gates) {
  console.log(`\n${name}`)
  tally = add(tally, gate(name, (await run(program, argv)) === 0))
}
tally = add(tally, await runAllTests())
console.log(closingLines(tally))
process.exitCode = tally.failed === 0 ? 0 : 1
