import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api, type OperationName, operations } from '#contract/api.ts'
import { Refusal } from '#contract/errors.ts'
import type { StoredFile, StreamedFile } from '#contract/files.ts'
import { type Operation, type Page, routeOf } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import type { Context, EventStream, Kith } from '#platform/context/context.ts'
import { mapInTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { type CallOptions, call } from '../call.ts'
import { createContext } from '../request-context.ts'
import { inputBinder } from './binding.ts'
import { prefersEventStream, sendEventStream, whileAuthorized } from './event-stream.ts'
import { sendStoredFile, sendStreamedFile } from './file-response.ts'
import { uploadReceiver } from './receive-upload.ts'

/** One route for each operation of the contract. */
export async function serveHttp(app: FastifyInstance, kith: Kith) {
  for (const entry of operations.filter((each) => !takesFile(each))) addRoute(app, kith, entry)
  // Only operations that take a file parse forms.
  await app.register(async (app) => {
    await app.register(multipart)
    for (const entry of operations.filter((each) => takesFile(each) && !takesOnlyFile(each))) addRoute(app, kith, entry)
    await app.register(async (app) => {
      skipBodyParsing(app)
      for (const entry of operations.filter(takesOnlyFile)) addRoute(app, kith, entry)
    })
  })
}

type Entry = (typeof operations)[number]

const takesFile = ([, { upload }]: [string, Operation]) => upload !== undefined
const takesOnlyFile = ([, { uploadAlone }]: [string, Operation]) => uploadAlone !== undefined

/** The upload receiver reads the body itself, after the caller is authorized. */
function skipBodyParsing(app: FastifyInstance) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}

function addRoute(app: FastifyInstance, kith: Kith, [name, operation]: Entry) {
  const { method, path } = routeOf(operation)
  const { bodyLimit } = operation
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
  app.route({
    method,
    url,
    ...(bodyLimit && { bodyLimit }),
    config: { operation: name },
    handler: routeHandler(kith, name, operation),
  })
}

function routeHandler(kith: Kith, name: OperationName, operation: Operation) {
  const bindInput = inputBinder(operation)
  const isPublic = operation.access === 'public' && !operation.withToken
  const headersFor = (first: unknown) => ({
    ...(operation.created && { location: fillTemplate(operation.created, first) }),
    // An endless stream ends with its connection: a service that stops must not wait for an idle one.
    ...(operation.resumes && { connection: 'close' }),
  })
  const status = operation.created === undefined ? 200 : 201
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await createContext(kith, request, reply, { via: 'http', isPublic })
    const onReplay = () => void reply.header('idempotency-replayed', 'true')
    const run = (bound: BoundInput, stream?: EventStream) =>
      callOperation(ctx, name, bound, request, { send: stream?.send, stream, onReplay })
    if (operation.streams && prefersEventStream(request)) {
      const bound = resumeFrom(operation, request, bindInput(request))
      // The event feed itself ends an endless stream when access ends.
      const runStream = (stream: EventStream) =>
        operation.resumes ? run(bound, stream) : whileAuthorized(ctx, run(bound, stream))
      return sendEventStream(request, reply, { status, headersFor, run: runStream })
    }
    const { output, replayed } = await run(bindInput(request))
    if (replayed) onReplay()
    return send(request, reply, operation, output)
  }
}

type BoundInput = ReturnType<ReturnType<typeof inputBinder>>

/** A malformed id in the path is answered 404 rather than 400: no record can have it. */
async function callOperation(
  ctx: Context,
  name: OperationName,
  bound: BoundInput,
  request: FastifyRequest,
  options: CallOptions,
) {
  const { upload, uploadAlone }: Operation = api[name]
  const hasUpload = upload && (request.isMultipart() || uploadAlone)
  const receiver = hasUpload
    ? uploadReceiver(request, { field: upload, alone: uploadAlone }, { config: ctx.config, folder: ctx.blobs.incoming })
    : null
  try {
    return await call(ctx, name, bound.input, { key: idempotencyKey(request), receive: receiver?.receive, ...options })
  } catch (error) {
    const isPath =
      error instanceof Refusal && error.code === 'invalid' && error.fields.some(({ field }) => bound.inPath(field))
    throw isPath ? new Refusal('not_found', say('refusals.http.noRecord')) : error
  } finally {
    await receiver?.discard()
  }
}

/** A client that reconnects names the last event it received in a header. */
function resumeFrom({ resumes }: Operation, { headers }: FastifyRequest, bound: BoundInput): BoundInput {
  const last = headers['last-event-id']
  return resumes && last ? { ...bound, input: { ...bound.input, [resumes]: String(last) } } : bound
}

function idempotencyKey(request: FastifyRequest) {
  const key = request.headers['idempotency-key']
  return request.method === 'POST' && key !== undefined ? String(key) : undefined
}

async function send(request: FastifyRequest, reply: FastifyReply, operation: Operation, output: unknown) {
  if (output === undefined) return reply.code(204).send()
  if (operation.bytes) return sendFile(request, reply, output as StoredFile | StreamedFile)
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'private, no-store')
  if (operation.created !== undefined) reply.code(201)
  if (operation.created) reply.header('location', fillTemplate(operation.created, output))
  if (!operation.paged) return reply.send(JSON.stringify(output))
  const { items, next } = output as Page<unknown>
  if (next) reply.header('link', `<${nextPageUrl(request, operation.paged, next)}>; rel="next"`)
  return reply.send(await listJson(items))
}

/** In several turns, because two hundred long transcripts are some megabytes. */
async function listJson(items: unknown[]) {
  const parts = await mapInTurns(chunks(items, 10), (some) => JSON.stringify(some).slice(1, -1))
  return `[${parts.join(',')}]`
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile | StreamedFile) {
  return 'stream' in file ? sendStreamedFile(request, reply, file) : sendStoredFile(request, reply, file)
}

function fillTemplate(template: string, output: unknown) {
  return template.replaceAll(/\{(\w+)\}/g, (_, field) => String((output as Record<string, unknown>)[field]))
}

function nextPageUrl(request: FastifyRequest, field: string, next: string) {
  const [path = '', query = ''] = request.url.split('?', 2)
  const fields = new URLSearchParams(query)
  fields.set(field, next)
  return `${path}?${fields}`
}
