import type { z } from 'zod'
import { api, type OperationName, operations } from './api.ts'
import type { FieldError } from './errors.ts'
import { eventReader } from './event-reader.ts'
import type { Upload } from './files.ts'
import { type Operation, routeOf } from './operation.ts'

/** A function for every operation of the contract, for browsers, scripts and tests. */
export type Client = { [Name in OperationName]: Call<(typeof api)[Name]> }

type Call<O extends Operation> = (
  ...input: Record<string, never> extends z.input<O['input']> ? [Sent<O>?] : [Sent<O>]
) => Promise<O extends { bytes: readonly string[] } ? Blob : z.output<O['output']>>

/** A file is given as the browser has it. */
type Sent<O extends Operation> = {
  [Field in keyof z.input<O['input']>]: Upload extends z.input<O['input']>[Field]
    ? unknown extends z.input<O['input']>[Field]
      ? z.input<O['input']>[Field]
      : Blob | undefined
    : z.input<O['input']>[Field]
}

export type ClientOptions = { baseUrl: string; token?: string; fetch?: typeof fetch; headers?: Record<string, string> }

type Problem = { status: number; code: string; detail: string; errors?: FieldError[] }

/** What the service answered when it said no. */
export class KithError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]

  constructor(problem: {
    status: number
    code: string
    detail: string
    errors?: { field: string; message: string }[]
  }) {
    super(problem.detail)
    this.status = problem.status
    this.code = problem.code
    this.errors = problem.errors ?? []
  }
}

export function createClient(options: ClientOptions): Client {
  const calls = operations.map(([name, operation]) => [
    name,
    (input: Fields = {}) => request(options, operation, input),
  ])
  return Object.fromEntries(calls) as Client
}

type Streaming = {
  [Name in OperationName]: (typeof api)[Name] extends { streams: z.ZodType } ? Name : never
}[OperationName]
type ToldBy<O> = O extends { streams: infer Told extends z.ZodType } ? z.output<Told> : never

/** What is told while an operation is done, as it comes. */
export async function* streamed<Name extends Streaming>(
  options: ClientOptions,
  name: Name,
  input: z.input<(typeof api)[Name]['input']>,
): AsyncGenerator<ToldBy<(typeof api)[Name]>> {
  const headers = { ...options.headers, accept: 'text/event-stream' }
  const response = await reach({ ...options, headers }, api[name], input)
  if (!response.ok) throw await refusalIn(response)
  const reader = eventReader()
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    for (const data of reader.feed(text)) yield told(data)
  }
}

function told(data: string) {
  const event = JSON.parse(data)
  if (event.type === 'problem') throw new KithError(event.problem)
  return event
}

type Fields = Record<string, unknown>

async function request(options: ClientOptions, operation: Operation, input: Fields) {
  const response = await reach(options, operation, input)
  if (response.status === 204) return undefined
  if (operation.bytes && response.ok) return response.blob()
  if (!response.ok) throw await refusalIn(response)
  return response.json().catch(() => {
    throw new KithError(unreadable(response.status))
  })
}

function reach({ baseUrl, token, fetch: send = fetch, headers }: ClientOptions, operation: Operation, input: Fields) {
  const { method, path, body } = addressed(operation, input)
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

async function refusalIn(response: Response) {
  return new KithError((await response.json().catch(() => unreadable(response.status))) as Problem)
}

/** Something between here and the service answered in its place. */
function unreadable(status: number): Problem {
  return { status, code: 'unreadable', detail: `The answer, of status ${status}, is not one of Kith.` }
}

/** The mirror of what the server does: each field goes to its place in path, query or body. */
function addressed(operation: Operation, input: Fields) {
  const { method, path: template, locationOf } = routeOf(operation)
  const path = template.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(input[field])))
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const inQuery = given.filter(([field]) => locationOf(field) === 'query')
  const query = new URLSearchParams(inQuery.map(([name, value]) => [name, String(value)])).toString()
  const body = bodyOf(given.filter(([field]) => locationOf(field) === 'body'))
  return { method, path: query ? `${path}?${query}` : path, body }
}

/** JSON, but a form where there is a file. */
function bodyOf(given: [string, unknown][]) {
  if (given.length === 0) return undefined
  if (!given.some(([, value]) => value instanceof Blob)) return JSON.stringify(Object.fromEntries(given))
  const form = new FormData()
  for (const [name, value] of given) form.append(name, value instanceof Blob ? value : String(value))
  return form
}
