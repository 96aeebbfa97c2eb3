import { runAllTests } from './run-tests.ts'
import { closingLine } from './tally.ts'

const tally = await runAllTests()
console.log(closingLine(tally))
process.exitCode = tally.failed === 0 ? 0 : 1
