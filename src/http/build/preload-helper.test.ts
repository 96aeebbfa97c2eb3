import { expect, it } from 'vitest'
import { withoutEmptyLoads } from './preload-helper.ts'

it('imports a file that needs no others as it is', () => {
  expect(withoutEmptyLoads('var a=()=>M(()=>import(`./b.js`),[]);')).toBe('var a=()=>import(`./b.js`);')
  expect(withoutEmptyLoads('M(async()=>{let{go:e}=await import(`./b.js`);return{go:e}},[]).then(c)')).toBe(
    'import(`./b.js`).then(c)',
  )
})

it('loads what else a file needs beside it', () => {
  const code = 'M(()=>import(`./b.js`),d([0,1]))'
  expect(withoutEmptyLoads(code)).toBe(code)
})
