import { run, runAllTests } from './run-tests.ts'
import { add, closingLine, nothing } from './tally.ts'

const gates = [
  { name: 'format', program: 'prettier/bin/prettier.cjs', argv: ['--check', '.'] },
  { name: 'lint', program: 'eslint/bin/eslint.js', argv: ['.'] },
  { name: 'types', program: 'astro/bin/astro.mjs', argv: ['check'] },
  { name: 'knip', program: 'knip/bin/knip.js', argv: [] },
]

let tally = nothing
for (const { name, program, argv } of gates) {
  console.log(`\n${name}`)
  const passed = (await run(program, argv)) === 0
  tally = add(tally, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}
tally = add(tally, await runAllTests())
console.log(closingLine(tally))
process.exitCode = tally.failed === 0 ? 0 : 1
