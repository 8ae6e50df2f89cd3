import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem, toRefusal } from '../problems.ts'
import { element, errorDocument, href } from './xml/write.ts'

/** A request that is refused in the words of the standards, which clients look for. */
export class DavFault extends Error {
  readonly status: number
  /** XML: the condition that was not met. */
  readonly condition: string

  constructor(status: number, condition = '') {
    super(condition)
    this.status = status
    this.condition = condition
  }
}

/** Asks for Basic, which every client knows. A device without the right to change something learns which it lacks. */
export function answerFault(error: FastifyError | DavFault, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof DavFault) return sendFault(reply, error)
  const refusal = toRefusal(error, request)
  if (refusal.status === 401) reply.header('www-authenticate', 'Basic realm="Kith", charset="UTF-8"')
  if (refusal.code === 'read_only') return sendFault(reply, new DavFault(403, needPrivileges(request.url)))
  return sendProblem(request, reply, refusal)
}

function sendFault(reply: FastifyReply, { status, condition }: DavFault) {
  reply.code(status)
  return condition === '' ? reply.send() : reply.type(xmlType).send(errorDocument(condition))
}

export const xmlType = 'application/xml; charset=utf-8'

const needPrivileges = (url: string) =>
  element('d:need-privileges', element('d:resource', href(url) + element('d:privilege', element('d:write'))))
