import path from 'node:path'
import { projectPath } from './project-path.ts'

/** The folder of the migrations. */
export const migrationsFolder = (from?: string): string =>
  path.join(projectPath('src/backend/platform/migrations/meta/_journal.json', from), '../..')
