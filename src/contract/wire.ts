import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { RefusalCode } from './errors.ts'

/** What a caller must hold: nothing, Read, or Read & write. */
export type Access = 'read' | 'write'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How an operation looks to an AI assistant. */
export type Tool = { name: string; title: string; description: string; idempotent?: true }

/** One operation of the service, declared once; HTTP, MCP, OpenAPI and the client read it. */
export type Operation = {
  http: `${Method} /${string}`
  access: 'public' | Access
  /** Only for a member who has signed in: a token must not mint tokens or remove the account. */
  session?: true
  /** Public, yet a token may be sent, and says who asks: it must then be valid, and have this access. */
  withToken?: Access
  summary: string
  /** Refusals by a rule of its own, beside those that follow from the rest of the entry. */
  refuses?: readonly RefusalCode[]
  input: z.ZodObject
  /** Fields that come in the query string although the rest is a body. */
  query?: readonly string[]
  output: z.ZodType
  /** Where the new thing is found, in fields of the answer: makes the answer 201 with `Location`. Null: not told to the caller. */
  created?: string | null
  /** The most bytes of a JSON body, where that is less than usual. */
  bodyLimit?: number
  /** The answer is an array; the function gives `Page`, and the next page goes into the `Link` header. */
  paged?: 'before' | 'after'
  /** The field that takes a file: then the request may also be `multipart/form-data`. */
  upload?: UploadField
  /** The file is all there is: then it comes in a form, under any name, or is the whole body, of a media type such as this. */
  uploadAlone?: `${string}/*`
  /** What is told while it is done, as server-sent events, to whoever accepts `text/event-stream`. Each has a `type`. */
  streams?: z.ZodType<Told>
  /** What is told has no end, and goes on after what this field names; `Last-Event-ID` names it too. */
  resumes?: string
  /** The answer is a file of one of these media types; the function gives `Bytes` or `Streamed`. */
  bytes?: readonly string[]
  tool?: Tool
}
export type Api = Record<string, Operation>

/** Something told on the way to an answer. */
export type Told = { type: string; [field: string]: unknown }
/** With an id, it is where to resume. */
export type Tell = (told: Told, id?: string) => void

/** Fields that take a file; `uploads/kinds.ts` says what each takes. */
export type UploadField = 'audio' | 'photo' | 'contacts' | 'archive'

/** A file that came with a request, waiting on this machine. Only the HTTP reader makes one: JSON cannot forge it. */
export class Upload {
  readonly path: string
  readonly mediaType: string
  readonly size: number
  readonly sha256: string

  constructor({ path, mediaType, size, sha256 }: Pick<Upload, 'path' | 'mediaType' | 'size' | 'sha256'>) {
    this.path = path
    this.mediaType = mediaType
    this.size = size
    this.sha256 = sha256
  }

  /** What it is, wherever it waits: two requests with the same bytes are the same. */
  toJSON() {
    return { sha256: this.sha256 }
  }
}

export const UploadedFile = z
  .unknown()
  .refine((value) => value instanceof Upload, 'must be a file, sent in multipart/form-data')
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<Upload, Upload>

/** A file as an answer. */
export type Bytes = {
  mediaType: string
  size: number
  /** The same for the same bytes, and for no others. */
  version: string
  filename: string
  open: (range: ByteRange) => Promise<Readable>
}
/** From the first byte to the last, both included. */
export type ByteRange = { start: number; end: number }

/** A file that is made while it is sent: how large it will be, nobody knows yet. */
export type Streamed = { mediaType: string; filename: string; stream: () => Readable }

export const BytesAnswer = z.custom<Bytes>()
export const StreamedAnswer = z.custom<Streamed>()

/** Whether its answer is a file of known size: then a part of it may be asked for, or whether it has changed. */
export const isStoredFile = ({ bytes, output }: Operation) => bytes !== undefined && output !== StreamedAnswer

/** Where an operation is, and where its fields come from: the path, else the query string or the JSON body. */
export function routeOf({ http, query = [] }: Pick<Operation, 'http' | 'query'>) {
  const [method, path] = http.split(' ') as [Method, string]
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))
  const hasNoBody = method === 'GET' || method === 'DELETE'
  return {
    method,
    path,
    placeOf: (field: string): Place => {
      if (inPath.has(field)) return 'path'
      return hasNoBody || query.includes(field) ? 'query' : 'body'
    },
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }
}

export type Place = 'path' | 'query' | 'body'

/** A page of a list: the HTTP reader sends `items` and links to `next`. */
export type Page<T> = { items: T[]; next?: string }

export const Id = z
  .uuid()
  .toLowerCase()
  .meta({ examples: ['0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'] })

export const Instant = z.iso
  .datetime({ offset: true, error: 'must be an instant with its offset, such as 2026-03-14T09:30:00Z' })
  .overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()))
  .refine(isOurEra, 'must lie in the years 1 to 9999')
  .meta({ format: 'date-time', pattern: undefined, examples: ['2026-03-14T09:30:00.000Z'] })

export const CalendarDate = z.iso
  .date({ error: 'must be a calendar date such as 2026-03-14' })
  .refine(isOurEra, 'must lie in the years 1 to 9999')
  .meta({ format: 'date', pattern: undefined, examples: ['2026-03-20'] })

export const Nothing = z.void()

/** Kept as it is written. */
export const Email = z
  .string()
  .trim()
  .max(200)
  .pipe(z.email())
  .meta({ format: 'email', maxLength: 200, examples: ['ana@example.com'] })

/** One line of text: trimmed, not blank, no line breaks or control characters. Lengths count code points. */
export const line = (max: number) => bounded(z.string().trim(), 1, max).refine(isOneLine, 'must be a single line')

/** Text of any number of lines, kept as written. What is only white space counts as empty. */
export const text = (max: number) => bounded(z.string(), 1, max).refine(isWritten, 'must not be empty')

/** What was typed into a search box: may be empty. */
export const query = (max: number) => bounded(z.string(), 0, max)

export const limit = (max: number, usual: number) => z.int().min(1).max(max).default(usual)

function bounded(schema: z.ZodString, min: number, max: number) {
  return schema
    .refine(isSoundText, 'must be valid Unicode without NUL characters')
    .refine((value) => atMost(value, max), `must be at most ${max} characters`)
    .refine((value) => min === 0 || value.length > 0, 'must not be empty')
    .meta({ minLength: min, maxLength: max })
}

/** What both stores can keep. */
export function isSoundText(value: string) {
  return value.isWellFormed() && !value.includes('\0')
}

function atMost(value: string, max: number) {
  return value.length <= max || (value.length <= 2 * max && [...value].length <= max)
}

function isOurEra(date: string) {
  return date >= '0001'
}

const isWritten = (value: string) => value.trim() !== ''
const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value)
