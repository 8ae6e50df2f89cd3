import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api, type OperationName, operations } from '#contract/api.ts'
import { Refusal } from '#contract/errors.ts'
import type { StoredFile, StreamedFile } from '#contract/files.ts'
import { type Operation, type Page, routeOf, type SendEvent } from '#contract/operation.ts'
import type { Context, EventStream, Kith } from '#platform/context/context.ts'
import { arrival } from '#platform/uploads/arrival.ts'
import { binding } from './binding.ts'
import { sendBytes, sendStream } from './bytes.ts'
import { call } from './call.ts'
import { enter } from './enter.ts'
import { sendEvents, wantsEvents } from './event-stream.ts'

/** One route for each operation of the contract. */
export async function serveHttp(app: FastifyInstance, kith: Kith) {
  for (const entry of operations.filter((each) => !takesFile(each))) serve(app, kith, entry)
  // Forms are for those that take a file: nobody else reads them.
  await app.register(async (app) => {
    await app.register(multipart)
    for (const entry of operations.filter((each) => takesFile(each) && !isFile(each))) serve(app, kith, entry)
    await app.register(async (app) => {
      leaveUnread(app)
      for (const entry of operations.filter(isFile)) serve(app, kith, entry)
    })
  })
}

type Entry = (typeof operations)[number]

const takesFile = ([, { upload }]: [string, Operation]) => upload !== undefined
const isFile = ([, { uploadAlone }]: [string, Operation]) => uploadAlone !== undefined

/** What a body may be is for the one to say who takes the file, once its sender is let in. */
function leaveUnread(app: FastifyInstance) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}

function serve(app: FastifyInstance, kith: Kith, [name, operation]: Entry) {
  const { method, path } = routeOf(operation)
  const { bodyLimit } = operation
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
  app.route({
    method,
    url,
    ...(bodyLimit && { bodyLimit }),
    config: { operation: name },
    handler: handler(kith, name, operation),
  })
}

function handler(kith: Kith, name: OperationName, operation: Operation) {
  const bind = binding(operation)
  const isPublic = operation.access === 'public' && !operation.withToken
  const headersFor = (first: unknown) => ({
    ...(operation.created && { location: filled(operation.created, first) }),
    // What has no end of its own ends with its connection: a service that stops must not wait for an idle one.
    ...(operation.resumes && { connection: 'close' }),
  })
  const status = operation.created === undefined ? 200 : 201
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await enter(kith, request, reply, { via: 'http', isPublic })
    const isRepeated = () => void reply.header('idempotency-replayed', 'true')
    const answer = (bound: Bound, following?: EventStream) =>
      answered(ctx, name, bound, request, { send: following?.send, following, isRepeated })
    if (operation.streams && wantsEvents(request)) {
      const bound = resumed(operation, request, bind(request))
      // Whoever follows is let go by the feed itself.
      const told = (following: EventStream) =>
        operation.resumes ? answer(bound, following) : whileAllowed(ctx, answer(bound, following))
      return sendEvents(request, reply, { status, headersFor, answer: told })
    }
    const { output, replayed } = await answer(bind(request))
    if (replayed) isRepeated()
    return send(request, reply, operation, output)
  }
}

/** A path that cannot name anything names nothing: it is not found, rather than invalid. */
async function answered(ctx: Context, name: OperationName, bound: Bound, request: FastifyRequest, hearing: Hearing) {
  const { upload, uploadAlone }: Operation = api[name]
  const isArriving = upload && (request.isMultipart() || uploadAlone)
  const form = isArriving
    ? arrival(request, { field: upload, alone: uploadAlone }, { config: ctx.config, folder: ctx.blobs.incoming })
    : null
  try {
    return await call(ctx, name, bound.input, { key: idempotencyKey(request), receive: form?.receive, ...hearing })
  } catch (error) {
    const isPath =
      error instanceof Refusal && error.code === 'invalid' && error.fields.some(({ field }) => bound.inPath(field))
    throw isPath ? new Refusal('not_found', 'Nothing is here: the path holds an id that names nothing.') : error
  } finally {
    await form?.discard()
  }
}

/** Where a stream broke off, its reader says in a header. */
function resumed({ resumes }: Operation, { headers }: FastifyRequest, bound: Bound): Bound {
  const last = headers['last-event-id']
  return resumes && last ? { ...bound, input: { ...bound.input, [resumes]: String(last) } } : bound
}

/** A stream ends with the access it was opened with. What was begun is finished all the same. */
async function whileAllowed<T>({ feed, caller }: Context, answer: Promise<T>): Promise<T> {
  if (!caller) return answer
  const { member, tokenId, expiresAt } = caller
  const { ended, leave } = feed.watch({ memberId: member.id, tokenId, expiresAt })
  const over = new Promise<never>((_, reject) => {
    ended.addEventListener('abort', () => ended.reason instanceof Refusal && reject(ended.reason))
  })
  return Promise.race([answer, over]).finally(leave)
}

type Hearing = { send: SendEvent | undefined; following: EventStream | undefined; isRepeated: () => void }
type Bound = ReturnType<ReturnType<typeof binding>>

function idempotencyKey(request: FastifyRequest) {
  const key = request.headers['idempotency-key']
  return request.method === 'POST' && key !== undefined ? String(key) : undefined
}

function send(request: FastifyRequest, reply: FastifyReply, operation: Operation, output: unknown) {
  if (output === undefined) return reply.code(204).send()
  if (operation.bytes) return sendFile(request, reply, output as StoredFile | StreamedFile)
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'private, no-store')
  if (operation.created !== undefined) reply.code(201)
  if (operation.created) reply.header('location', filled(operation.created, output))
  if (!operation.paged) return reply.send(JSON.stringify(output))
  const { items, next } = output as Page<unknown>
  if (next) reply.header('link', `<${nextAddress(request, operation.paged, next)}>; rel="next"`)
  return reply.send(JSON.stringify(items))
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile | StreamedFile) {
  return 'stream' in file ? sendStream(request, reply, file) : sendBytes(request, reply, file)
}

function filled(template: string, output: unknown) {
  return template.replaceAll(/\{(\w+)\}/g, (_, field) => String((output as Record<string, unknown>)[field]))
}

function nextAddress(request: FastifyRequest, field: string, next: string) {
  const [path = '', query = ''] = request.url.split('?', 2)
  const fields = new URLSearchParams(query)
  fields.set(field, next)
  return `${path}?${fields}`
}
