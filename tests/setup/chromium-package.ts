import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { BrowserProgram } from './browser.ts'

const packageRoot = resolve(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']

/**
 * Unpacks the Chromium that comes with npm (about 210 MB, three seconds, once) under node_modules/.cache.
 * It brings the shared libraries and a font that a bare Linux lacks, so a machine needs nothing but npm.
 */
export async function unpackPackagedChromium(): Promise<BrowserProgram> {
  const manifest = await readFile(join(packageRoot, 'package.json'), 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest))
  const folder = resolve('node_modules/.cache', `chromium-${version}`)
  if (!existsSync(folder)) await unpackTo(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

/** Several processes may start at once: each unpacks beside the target, the first one's rename wins. */
async function unpackTo(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  await inflateAll(draft)
  await writeFile(join(draft, 'fonts.conf'), fontsConfiguration(folder))
  try {
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** The package unpacks only to the temporary folder of its process, so it gets a process of its own. */
function inflateAll(target: string): Promise<void> {
  const files = archives.map((name) => join(packageRoot, 'bin', name))
  const program = `import { inflate } from '@sparticuz/chromium'; for (const file of ${JSON.stringify(files)}) await inflate(file)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: packageRoot,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: target },
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`unpacking Chromium ended with ${code}`)),
    )
  })
}

function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}
