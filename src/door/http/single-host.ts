import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'

/** Two hosts in one request could be read differently by a proxy and by us. Node reads the first and forgets the other. */
export function refuseSecondHost(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    done(hosts.length > 1 ? new Refusal('invalid', say('refusals.http.requestOnlyOneHostHeader')) : undefined)
  })
}
