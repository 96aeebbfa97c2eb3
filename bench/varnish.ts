// Checks deploy/varnish.vcl: every visitor gets the page of their facts, and few requests reach the shop. node bench/varnish.ts
import { spawn, spawnSync } from 'node:child_process'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startShop } from '../scripts/shop-process.ts'
import { freePort } from '../scripts/free-port.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'

if (spawnSync('varnishd', ['-V']).error) {
  console.error('varnishd is not installed')
  process.exit(1)
}

const data = await temporaryFolder('welt-varnish-')
const shop = await startShop(join(data, 'shop'), { TRUSTED_PROXIES: '127.0.0.0/8, ::1' })
// Varnish works as a user of its own.
await chmod(data, 0o755)
const port = await freePort()
const configuration = await readFile('deploy/varnish.vcl', 'utf8')
const file = join(data, 'varnish.vcl')
await writeFile(file, configuration.replace('.port = "4321"', `.port = "${new URL(shop.url).port}"`))
const varnish = spawn(
  'varnishd',
  ['-F', '-a', `127.0.0.1:${port}`, '-f', file, '-n', join(data, 'v'), '-s', 'malloc,64m'],
  { stdio: 'ignore' },
)

const front = `http://127.0.0.1:${port}`
const isUp = (): Promise<boolean> =>
  fetch(`${front}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
for (let tries = 0; tries < 100 && !(await isUp()); tries += 1)
  await new Promise((done) => setTimeout(done, 100))

const visitor = (facts: object): string => `welt_visitor=${encodeURIComponent(JSON.stringify(facts))}`
const visitors: Record<string, string> = {
  nobody: '',
  'an empty cart': visitor({ units: 0 }),
  'a cart': visitor({ cartId: 'c', units: 2 }),
  'a cart and a session': `${visitor({ cartId: 'd', units: 1 })}; welt_session=s`,
  'a member': visitor({ loggedIn: true, loyalty: true, units: 0 }),
  'facts within facts': 'welt_visitor=%7B%22a%22%3A%7B%22units%22%3A3%7D%7D',
  'an experiment': 'welt_visitor_id=visitor-1000; OptanonConsent=groups%3DC0004%3A1',
}
const paths = ['/en-us', '/de-de', '/en-us/c/women-1000', '/en-us/help', '/fr-ca/stories']

const read = async (url: string, cookie: string): Promise<{ body: string; isHit: boolean }> => {
  const response = await fetch(url, { headers: cookie === '' ? {} : { cookie } })
  return {
    body: (await response.text()).replaceAll(front, shop.url),
    isHit: response.headers.get('x-cache') === 'hit',
  }
}

let wrong = 0
let hits = 0
let all = 0
for (let round = 0; round < 20; round += 1)
  for (const [name, cookie] of Object.entries(visitors))
    for (const path of paths) {
      const through = await read(`${front}${path}?utm_source=${round}`, cookie)
      all += 1
      if (through.isHit) hits += 1
      // Facts within facts are none to the shop, and a cart to Varnish: the page is that of a cart.
      const same = name === 'facts within facts' ? (visitors['a cart'] ?? '') : cookie
      const direct = await read(`${shop.url}${path}`, same)
      if (through.body !== direct.body) {
        wrong += 1
        console.error(`${path} for ${name} differs`)
      }
    }
console.log(`${all} requests, ${wrong} wrong pages, ${((100 * hits) / all).toFixed(1)} % held by Varnish`)

varnish.kill()
await shop.end('SIGTERM')
await rm(data, { recursive: true, force: true })
process.exitCode = wrong === 0 ? 0 : 1
