// The yardstick: a node:http server that sends one recorded answer. node bench/bare-server.ts <file of the body> <headers as JSON>
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { z } from 'zod'

const [file = '', headersText = '{}'] = process.argv.slice(2)
const body = readFileSync(file)
const headers = z.record(z.string(), z.string()).parse(JSON.parse(headersText))

const server = createServer((_, answer) => {
  answer.writeHead(200, headers)
  answer.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(address.port)
})
