import { freshDatabase } from '#tests/setup/postgres.ts'
import { describeEngine } from './engine.ts'

describeEngine('PostgreSQL', async () => {
  const { url, drop } = await freshDatabase()
  return { place: { url }, drop }
})
