import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'

/** Two hosts in one request could be read differently by a proxy and by us. Node reads the first and forgets the other. */
export function refuseSecondHost(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Refusal('invalid', 'A request can have only one Host header.')
  })
}
