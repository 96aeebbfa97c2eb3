import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { temporaryFolder } from './temporary-folder.ts'

/** Runs the shop on a data folder of its own for the end-to-end tests, and deletes the folder once the shop has ended. */
const data = await temporaryFolder('welt-e2e-')
const shop = spawn(process.execPath, ['scripts/start.js'], {
  env: { ...process.env, WELT_DATA: data, WELT_PREPARE_PICTURES: 'false' },
  stdio: 'inherit',
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code) => {
  void rm(data, { recursive: true, force: true }).then(() => process.exit(code ?? 1))
})
