import { respond } from './http/pipeline.ts'

export default { fetch: respond }
