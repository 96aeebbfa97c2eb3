import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new empty folder under the system's temporary one. Whoever asks for it deletes it. */
export function temporaryFolder(prefix: string): Promise<string> {
  return mkdtemp(join(tmpdir(), prefix))
}
