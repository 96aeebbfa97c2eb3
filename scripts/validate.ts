import { runGates } from './gates.ts'
import { runAllTests } from './run-tests.ts'
import { closingLines } from './tally.ts'

const tally = await runAllTests(runGates)
console.log(closingLines(tally))
process.exitCode = tally.failed === 0 ? 0 : 1
