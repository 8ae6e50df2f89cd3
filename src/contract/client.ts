import type { z } from 'zod'
import { api, type OperationName, operations } from './api.ts'
import type { FieldError } from './errors.ts'
import { createEventParser } from './event-stream-parser.ts'
import type { Upload } from './files.ts'
import { type Operation, routeOf } from './operation.ts'

/** A function for every operation of the contract, for browsers, scripts and tests. */
export type Client = { [Name in OperationName]: Call<(typeof api)[Name]> }

type Call<O extends Operation> = (
  ...input: Record<string, never> extends z.input<O['input']> ? [ClientInput<O>?] : [ClientInput<O>]
) => Promise<O extends { bytes: readonly string[] } ? Blob : z.output<O['output']>>

/** The input of an operation, with files as Blobs. */
type ClientInput<O extends Operation> = {
  [Field in keyof z.input<O['input']>]: Upload extends z.input<O['input']>[Field]
    ? unknown extends z.input<O['input']>[Field]
      ? z.input<O['input']>[Field]
      : Blob | undefined
    : z.input<O['input']>[Field]
}

export type ClientOptions = { baseUrl: string; token?: string; fetch?: typeof fetch; headers?: Record<string, string> }

type Problem = { status: number; code: string; detail: string; errors?: FieldError[]; ticket?: string }

/** An error answer of the service. */
export class KithError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]
  /** For a sign-in that needs a code. Send it with the code. */
  readonly ticket: string | undefined

  constructor(problem: Problem) {
    super(problem.detail)
    this.status = problem.status
    this.code = problem.code
    this.errors = problem.errors ?? []
    this.ticket = problem.ticket
  }
}

export function createClient(options: ClientOptions): Client {
  const calls = operations.map(([name, operation]) => [
    name,
    (input: Fields = {}) => callOperation(options, operation, input),
  ])
  return Object.fromEntries(calls) as Client
}

type StreamingOperation = {
  [Name in OperationName]: (typeof api)[Name] extends { streams: z.ZodType } ? Name : never
}[OperationName]
type EventOf<O> = O extends { streams: infer Event extends z.ZodType } ? z.output<Event> : never

/** The server-sent events of an operation, as they arrive. */
export async function* streamEvents<Name extends StreamingOperation>(
  options: ClientOptions,
  name: Name,
  input: z.input<(typeof api)[Name]['input']>,
): AsyncGenerator<EventOf<(typeof api)[Name]>> {
  const headers = { ...options.headers, accept: 'text/event-stream' }
  const response = await sendRequest({ ...options, headers }, api[name], input)
  if (!response.ok) throw await errorFrom(response)
  const parser = createEventParser()
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    for (const data of parser.feed(text)) yield parseEvent(data)
  }
}

function parseEvent(data: string) {
  const event = JSON.parse(data)
  if (event.type === 'problem') throw new KithError(event.problem)
  return event
}

type Fields = Record<string, unknown>

async function callOperation(options: ClientOptions, operation: Operation, input: Fields) {
  const response = await sendRequest(options, operation, input)
  if (response.status === 204) return undefined
  if (operation.bytes && response.ok) return response.blob()
  if (!response.ok) throw await errorFrom(response)
  return response.json().catch(() => {
    throw new KithError(unreadableAnswer(response.status))
  })
}

function sendRequest(
  { baseUrl, token, fetch: send = fetch, headers }: ClientOptions,
  operation: Operation,
  input: Fields,
) {
  const { method, path, body } = buildRequest(operation, input)
  return send(baseUrl + path, {
    method,
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
}

async function errorFrom(response: Response) {
  return new KithError((await response.json().catch(() => unreadableAnswer(response.status))) as Problem)
}

/** A proxy or another program answered instead of the service. */
function unreadableAnswer(status: number): Problem {
  return { status, code: 'unreadable', detail: `The server answered ${status}, but not in the format of Kith.` }
}

/** Puts each field where the server expects it: the path, the query string or the body. */
function buildRequest(operation: Operation, input: Fields) {
  const { method, path: template, locationOf } = routeOf(operation)
  const path = template.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(input[field])))
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const inQuery = given.filter(([field]) => locationOf(field) === 'query')
  const query = new URLSearchParams(inQuery.map(([name, value]) => [name, String(value)])).toString()
  const body = bodyOf(given.filter(([field]) => locationOf(field) === 'body'))
  return { method, path: query ? `${path}?${query}` : path, body }
}

/** JSON, or a form if there is a file. */
function bodyOf(given: [string, unknown][]) {
  if (given.length === 0) return undefined
  if (!given.some(([, value]) => value instanceof Blob)) return JSON.stringify(Object.fromEntries(given))
  const form = new FormData()
  for (const [name, value] of given) form.append(name, value instanceof Blob ? value : String(value))
  return form
}
