import { describeEngine } from './engine.ts'

describeEngine('PGlite', async () => ({ place: { memory: true }, drop: async () => undefined }))
