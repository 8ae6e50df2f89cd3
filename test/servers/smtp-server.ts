import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A received e-mail: the recipients and the raw message. */
type Arrived = { to: string[]; message: string }

/** A real mail server in this process. `answer` may refuse an e-mail, `answerTo` its recipient. */
export async function openPostOffice(
  answer: () => Error | null = () => null,
  answerTo: () => Error | null = () => null,
) {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_, _session, done) => done(answerTo()),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => void parts.push(part))
      stream.on('end', () => {
        const refusal = answer()
        if (!refusal) {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          arrived.push({ to, message: Buffer.concat(parts).toString() })
        }
        done(refusal)
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, arrived, close: () => new Promise<void>((end) => server.close(end)) }
}

/** A broken mail server: `treat` handles each connection. */
export async function openBadServer(treat: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    treat(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((end) => server.close(end))
  }
  return { url: `smtp://127.0.0.1:${port}`, close }
}

/** An e-mail as a mail app shows it. */
export function opened(message: string) {
  const { headers, body } = parted(message)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => parted(part.trimStart()))
    : []
  const part = (type: string) => {
    const found = [...parts, { headers, body }].find((each) => each.headers['content-type']?.startsWith(type))
    return found ? decoded(found.body, found.headers['content-transfer-encoding'] ?? '7bit') : undefined
  }
  const shown = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, words(value)]))
  return { headers: shown, raw: headers, text: part('text/plain') ?? '', html: part('text/html') ?? '' }
}

function parted(message: string) {
  const [head = '', ...rest] = message.split(/\r?\n\r?\n/)
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const at = line.indexOf(':')
    headers[line.slice(0, at).toLowerCase()] = line.slice(at + 1).trim()
  }
  return { headers, body: rest.join('\n\n') }
}

function decoded(body: string, encoding: string) {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n')
  return bytes(body.replaceAll(/=\r?\n/g, '').replaceAll('\r\n', '\n'))
}

/** Decodes non-ASCII headers (RFC 2047). */
function words(value: string) {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('latin1') : latin(text.replaceAll('_', ' ')),
    )
    .replace(/[\s\S]*/, (text) => (/[\x80-\xff]/.test(text) ? Buffer.from(text, 'latin1').toString() : text))
}

const latin = (text: string) =>
  text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

const bytes = (text: string) => Buffer.from(latin(text), 'latin1').toString()
