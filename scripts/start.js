// npm start. JavaScript, since the first process lasts only until it begins anew with its settings: to read TypeScript it
// would load a compiler before.
import { enableCompileCache } from 'node:module'
import { compileCache } from './compile-cache.js'
import { takeMemorySettings } from './memory-settings.js'

takeMemorySettings()
enableCompileCache(compileCache)
await import('./run-shop.ts')
