import { parseArgs } from 'node:util'
import { randomId } from '#src/base/ids.ts'
import { WrongFile } from '#src/backend/catalogue/import/file-text.ts'
import { projectPath } from '#src/backend/platform/project-path.ts'
import { readEnvironment } from '#src/composition/environment/environment.ts'
import { runningShop } from '#src/composition/running-shop.ts'
import { builtScriptsFile, readBuiltScripts } from '#src/payment-pages/built-scripts.ts'
import { checkPaymentPages } from '#src/payment-pages/check-payment-pages.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run payment-scripts -- [https://shop.example]

  Compares the pages of a running shop that take payment, their scripts and their security headers with what was built.
  Without an address it is the shop that runs on this data folder.`

const run = async (): Promise<number> => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [address = await runningShop(readEnvironment(process.env).WELT_DATA), ...more] = positionals
  if (address === undefined || more.length > 0 || !URL.canParse(address)) throw new WrongFile(usage)
  const { origin } = new URL(address)
  const built = await readBuiltScripts(projectPath(builtScriptsFile))
  const differences = await checkPaymentPages({ origin, fetch, newId: randomId }, built)
  if (differences.length === 0) {
    console.log(`${origin}: ${built.scripts.length} scripts and all headers are as they should be.`)
    return 0
  }
  console.log(differences.join('\n'))
  return 1
}

await runCommand(run)
