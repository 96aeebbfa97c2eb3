import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { environmentNames } from '#src/composition/environment/environment.ts'

const manifest = z
  .object({ dependencies: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** A Dockerfile's instructions, with continued lines joined. */
const instructions = readFileSync('Dockerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', ...words] = line.split(/\s+/)
    return { name, words }
  })
const all = (name: string): string[][] =>
  instructions.filter((one) => one.name === name).map(({ words }) => words)

const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n')

const service = z.object({
  image: z.string(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
  healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).optional(),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
})
const compose = z
  .object({
    services: z.object({ database: service, shop: service, varnish: service }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(readFileSync('compose.yaml', 'utf8')))
const { database, shop, varnish } = compose.services
const services = Object.values(compose.services)

/** A name with a version of three parts, or of two as PostgreSQL counts. */
const pinned = /^[a-z]+:\d+\.\d+(?:\.\d+)?(?:-[a-z-]+)?$/

it('builds and runs on exactly the Node that the shop pins, as an image of a fixed version', () => {
  const images = all('FROM').map(([image = '']) => image)
  expect(images.length).toBe(2)
  for (const image of images) {
    expect(image).toMatch(pinned)
    expect(image).toContain(`node:${manifest.dependencies.node}-`)
  }
  for (const { image } of services) expect(image).toMatch(pinned)
})

it('copies what is there and is not left out', () => {
  const sources = all('COPY')
    .filter((words) => !words.some((word) => word.startsWith('--from')))
    .flatMap((words) => words.slice(0, -1))
  expect(sources.length).toBeGreaterThan(0)
  for (const source of sources) {
    expect(existsSync(source), source).toBe(true)
    expect(ignored, source).not.toContain(source)
  }
  const needed = ['src', 'blocks', 'islands', 'content-adapters', 'demo', 'public', 'scripts']
  for (const folder of [...needed, 'astro.config.mjs', 'tsconfig.json']) expect(ignored).not.toContain(folder)
})

it('leaves out what is made, and what must not get into an image', () => {
  const made = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
  for (const folder of made) expect(ignored, folder).toContain(folder.slice(0, -1))
  expect(ignored).toContain('.git')
})

it('runs as nobody special, without npm between it and signals, and is asked whether it is ready', () => {
  const last = instructions.findLastIndex(({ name }) => name === 'FROM')
  const running = instructions.slice(last)
  expect(running.find(({ name }) => name === 'USER')?.words).toEqual(['node'])
  const command = z.array(z.string()).parse(JSON.parse(all('CMD')[0]?.join(' ') ?? ''))
  expect(command[0]).toBe('node')
  expect(existsSync(command[1] ?? '')).toBe(true)
  expect(all('HEALTHCHECK')[0]?.join(' ')).toContain('/readyz')
})

it('names settings that the shop knows', () => {
  const ofImage = all('ENV').flatMap((words) => words.map((word) => word.split('=')[0] ?? ''))
  for (const name of [...ofImage, ...Object.keys(shop.environment)]) expect(environmentNames).toContain(name)
})

it('has secrets given from outside, and starts without none of them', () => {
  const file = readFileSync('compose.yaml', 'utf8')
  for (const name of ['POSTGRES_PASSWORD', 'SESSION_SECRET'])
    for (const [, after] of file.matchAll(new RegExp(`\\$\\{${name}(..)`, 'g'))) expect(after).toBe(':?')
  expect(file).toContain('${SESSION_SECRET:?')
})

it('starts each service once the one before is well, and bounds all', () => {
  expect(Object.keys(shop.depends_on ?? {})).toEqual(['database'])
  expect(Object.keys(varnish.depends_on ?? {})).toEqual(['shop'])
  for (const { healthcheck } of [database, varnish]) expect(healthcheck).toBeDefined()
  for (const { deploy } of services) expect(Number(deploy.resources.limits.cpus)).toBeGreaterThan(0)
  expect(Number(shop.environment['WELT_WORKERS'])).toBe(Number(shop.deploy.resources.limits.cpus))
})

it('mounts files that are there and volumes that are declared', () => {
  for (const mount of services.flatMap(({ volumes }) => volumes)) {
    const [source = ''] = mount.split(':')
    if (source.startsWith('.')) expect(existsSync(path.resolve(source)), source).toBe(true)
    else expect(Object.keys(compose.volumes)).toContain(source)
  }
})

it('leads Varnish to the port where the shop listens, which trusts it', () => {
  const port = all('EXPOSE')[0]?.[0]
  const backend = readFileSync('deploy/varnish.vcl', 'utf8')
  expect(backend).toContain(`.port = "${port}"`)
  expect(backend).toContain('.host = "127.0.0.1"')
  expect(shop.environment['TRUSTED_PROXIES']?.split(', ')).toContain('127.0.0.1')
  expect(varnish.volumes).toEqual(['./deploy/varnish.vcl:/etc/varnish/default.vcl:ro'])
})
