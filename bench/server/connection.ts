import { connect, type Socket } from 'node:net'

interface Answer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/**
 * As little of an HTTP client as will do, so that the load costs the machine less than the servers:
 * one connection, one request at a time, bodies with a length.
 */
export class HttpConnection {
  readonly #port: number
  /** Made when there is something to say: a server hangs up on whoever says nothing for long. */
  #socket: Socket | undefined
  /** Nothing was answered on this connection yet. */
  #fresh = true
  #request = ''
  #text = ''
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined

  constructor(port: number) {
    this.#port = port
  }

  send(method: string, path: string, cookie: string, body: unknown): Promise<Answer> {
    const text = JSON.stringify(body)
    this.#request = `${method} ${path} HTTP/1.1\r\nhost: server\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
    if (this.#socket === undefined || this.#socket.closed) this.#socket = this.#connect()
    this.#socket.write(this.#request)
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  close(): void {
    this.#socket?.destroy()
  }

  #connect(): Socket {
    const socket = connect(this.#port, '127.0.0.1')
    socket.setNoDelay(true)
    socket.setEncoding('utf8')
    socket.on('data', (text) => this.#read(String(text)))
    socket.on('error', () => {})
    socket.on('close', () => this.#closed())
    this.#fresh = true
    return socket
  }

  /** A server hangs up on whoever said nothing for long, maybe in the very moment they do: then it is said again. */
  #closed(): void {
    if (this.#waiting === undefined) return
    if (this.#fresh) this.#waiting.reject(new Error('the server hung up'))
    else {
      this.#socket = this.#connect()
      this.#socket.write(this.#request)
    }
  }

  #read(text: string): void {
    this.#text += text
    const end = this.#text.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = this.#text.slice(0, end)
    const body = this.#text.slice(end + 4)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (Buffer.byteLength(body) < length) return
    this.#text = ''
    this.#fresh = false
    const answer = { status: Number(head.slice(9, 12)), head, body }
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(answer)
  }
}

/** One event stream: hands over the data of each message, unread. */
export class EventStream {
  readonly #socket: Socket
  #text = ''

  constructor(port: number, cookie: string, hear: (data: string) => void) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.setEncoding('utf8')
    this.#socket.on('error', () => {})
    this.#socket.write(`GET /api/stream?changes=true HTTP/1.1\r\nhost: server\r\ncookie: ${cookie}\r\n\r\n`)
    this.#socket.on('data', (text) => {
      this.#text += String(text)
      for (let end = this.#text.indexOf('\n\n'); end !== -1; end = this.#text.indexOf('\n\n')) {
        const start = this.#text.lastIndexOf('\ndata: ', end)
        if (start !== -1) hear(this.#text.slice(start + 7, end))
        this.#text = this.#text.slice(end + 2)
      }
    })
  }

  close(): void {
    this.#socket.destroy()
  }
}
