import { readFile } from 'node:fs/promises'

/** The flags of Node by which `npm run import` starts, for what starts imports otherwise. */
export const importFlags = async (): Promise<string[]> => {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  const [, command = ''] = /"import": "([^"]*)"/.exec(text) ?? []
  return command.split(' ').filter((word) => word.startsWith('--'))
}
