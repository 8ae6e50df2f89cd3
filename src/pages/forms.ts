import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../errors.ts'

/** A form writes three characters for each byte beyond ASCII: the longest note there is, in emoji, needs 24 KB. */
const mostBytes = 32 * 1024

/** Reads what a browser's form posts, and nothing else. For a plugin that holds such routes alone: no other reads forms. */
export function takeForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}

/** The fields of a posted form; none, if nothing was posted. */
export function formOf(request: FastifyRequest) {
  return (request.body ?? {}) as Record<string, string>
}

/** A form of ours is sent from a page of ours. */
export function refuseForeign({ headers, host }: FastifyRequest, { baseUrl }: Pick<Config, 'baseUrl'>) {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  // A browser that says nothing better sends "null" here, for our pages give no referrer.
  const isOurs = site
    ? site === 'same-origin' || site === 'none'
    : origin === undefined || origin === 'null' || origin === baseUrl || URL.parse(origin)?.host === host
  if (!isOurs)
    throw new Refusal(
      'forbidden',
      'This form was sent from another site. Open the page itself, and send it from there.',
    )
}
