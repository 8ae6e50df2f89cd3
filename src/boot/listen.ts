import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '#platform/config/config.ts'
import type { Server } from './server.ts'

export async function listen(server: Server, { host, port }: Config) {
  try {
    await server.listen({ host, port })
  } catch (error) {
    await server.close()
    throw listenRefusal(error, host, port)
  }
}

function listenRefusal(error: unknown, host: string, port: number) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const another = `choose another port, such as PORT=${port < 65_535 ? port + 1 : 4600} npm start`
  switch (code) {
    case 'EADDRINUSE':
      return new Refusal('unavailable', say('refusals.boot.portInUse', { port, another }))
    case 'EACCES':
      return new Refusal('unavailable', say('refusals.boot.portNotAllowed', { port, another }))
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Refusal('unavailable', say('refusals.boot.notOurAddress', { host, code }))
    default:
      return error
  }
}
