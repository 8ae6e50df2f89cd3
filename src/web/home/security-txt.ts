import type { FastifyInstance } from 'fastify'
import type { Kith } from '#platform/context/context.ts'

/** Well below the year that RFC 9116 allows: a copy that somebody kept does not outlive a change of the contact for long. */
const validFor = Temporal.Duration.from({ hours: 24 * 90 })

/** Whom to tell about a vulnerability of this instance (RFC 9116). */
export function serveSecurityTxt(app: FastifyInstance, { config, now }: Kith) {
  const path = '/.well-known/security.txt'
  // The mailbox that RFC 2142 sets aside for this.
  const contact = config.securityContact ?? `mailto:security@${new URL(config.baseUrl).hostname}`
  app.get(path, { config: { operation: 'security.txt' } }, async (_, reply) => {
    const expires = `${now().add(validFor).toString().slice(0, 10)}T00:00:00Z`
    const fields = { Contact: contact, Expires: expires, Canonical: `${config.baseUrl}${path}` }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
    return reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(lines.join(''))
  })
}
