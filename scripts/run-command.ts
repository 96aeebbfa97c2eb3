import { writeFile } from 'node:fs/promises'
import { WrongFile } from '#src/backend/catalogue/import/file-text.ts'

/** Runs what somebody typed, which answers its exit code. What they can put right is told in a line, and ends with 2; all else with its stack. */
export const runCommand = async (command: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await command()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.error(error instanceof WrongFile || 'code' in error ? error.message : error)
    process.exitCode = 2
  }
}

/** Prints a text that is worth money, or writes it to a file that its owner alone can read. */
export const printOrWrite = async (text: string, file: string | undefined): Promise<void> => {
  if (file === undefined) process.stdout.write(text)
  else await writeFile(file, text, { mode: 0o600 })
}
