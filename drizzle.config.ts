import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/backend/store/*-tables.ts',
  out: './src/backend/store/migrations',
})
