import { connect } from 'node:net'

/**
 * A flood in a process of its own: `flood-load.ts <url> <path> <network> <cookie>…` asks for the path again and again, each
 * person from an address of their own through several connections at once, until it is ended. Says how often it was
 * answered with what was asked for, and how often it was told to wait.
 */
const [url = '', path = '', network = '', ...cookies] = process.argv.slice(2)
const connectionsOfEach = 6
const { hostname, port } = new URL(url)
let answered = 0
let refused = 0

function ask(cookie: string, address: string): void {
  const socket = connect(Number(port), hostname)
  const headers = [`host: ${hostname}:${port}`, `cookie: ${cookie}`, `x-forwarded-for: ${address}`]
  const request = `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`
  socket.on('connect', () => socket.write(request.repeat(2)))
  socket.on('data', (chunk) => {
    const statuses = chunk.toString('latin1').match(/HTTP\/1\.1 \d{3}/g) ?? []
    for (const status of statuses) if (status.endsWith('429')) refused++
    answered += statuses.length
    if (statuses.length > 0) socket.write(request.repeat(statuses.length))
  })
  socket.on('error', () => process.exit(1))
}

process.on('SIGTERM', () => {
  process.stdout.write(`${answered - refused} ${refused}\n`, () => process.exit(0))
})
cookies.forEach((cookie, person) => {
  for (let one = 0; one < connectionsOfEach; one++) ask(cookie, `${network}.${person + 1}`)
})
process.stdout.write('asks\n')
