import { createServer } from 'node:net'

/** As much of a mail server as one client needs; what it gets ends up in `mails`. */
export async function fakeSmtp(mails: string[]): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    let mail: string | undefined
    socket.write('220 fake\r\n')
    socket.on('data', (chunk) => {
      const text = String(chunk)
      if (mail !== undefined) {
        mail += text
        if (!mail.endsWith('\r\n.\r\n')) return
        mails.push(mail)
        mail = undefined
        socket.write('250 kept\r\n')
      } else if (text.startsWith('DATA')) {
        mail = ''
        socket.write('354 go on\r\n')
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 fine\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, close: () => void server.close() }
}
