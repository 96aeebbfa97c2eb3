import { fileURLToPath } from 'node:url'

/** Where Node keeps the shop's code compiled. The build fills it; a shop that ends in order adds what it was the first to run. */
export const compileCache = fileURLToPath(new URL('../dist/compile-cache', import.meta.url))
