import { answer } from './http/pipeline.ts'

export default { fetch: answer }
