import type { z } from 'zod'
import type { RefusalCode } from './errors.ts'
import { StreamedFileOutput, type UploadField } from './files.ts'

/** The access of a caller: Read, or Read & write. */
export type Access = 'read' | 'write'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Which tools an assistant has: the eight standard ones at `/mcp`, or the full set at `/mcp/full`. */
export const toolSets = ['standard', 'full'] as const
export type ToolSet = (typeof toolSets)[number]

/** How an operation looks to an AI assistant. */
export type Tool = {
  name: string
  title: string
  description: string
  idempotent?: true
  /** Descriptions of arguments whose own description isn't meant for assistants. */
  arguments?: Readonly<Record<string, string>>
  /** Fields that the answer leaves out. `promises.overdue=false`: only where the field has this value. */
  omit?: readonly string[]
  /** The `next` hint when a list has an entry with this value, such as `found.status=suggested`. */
  advice?: { where: string; says: string }
  /** Lists of the answer that may be too long for an assistant. */
  lists?: Readonly<Record<string, ToolList>>
  /** Only in the full set; otherwise in both. */
  set?: 'full'
  /** Its arguments, where they are not all fields of the operation; `names` says which field an argument is, if not its own. */
  input?: z.ZodObject
  names?: Readonly<Record<string, string>>
  /** The name of the list in the answer of a paged operation. */
  list?: string
}

export type ToolList = {
  /** The fields that make an entry one line. */
  line: readonly string[]
  /** The argument that takes `next`, which has these fields of the last entry, or else counts entries. `alone`: then nothing else is answered. */
  page?: { argument: string; key?: readonly string[]; alone?: true }
  /** How to read the rest of a list without pages. */
  rest?: string
}

/** One operation of the service, declared once; HTTP, MCP, OpenAPI and the client read it. */
export type Operation = {
  http: `${Method} /${string}`
  access: 'public' | Access
  /** Only for a signed-in member: a token must not create tokens or delete the account. */
  session?: true
  /** It gives or ends access, or outlives the token: for a signed-in member, or a personal token made for it; never an app. */
  manages?: true
  /** A public operation that also accepts a token, which must then be valid and have this access. */
  withToken?: Access
  summary: string
  /** Error codes that the rules add to those that follow from the rest of the entry. */
  refuses?: readonly RefusalCode[]
  input: z.ZodObject
  /** Fields of a DELETE that come in a JSON body, such as a password: a query string would end up in logs. */
  body?: readonly string[]
  /** Fields that come in the query string although the rest is a body. */
  query?: readonly string[]
  output: z.ZodType
  /** The path of the new record, with fields of the answer: makes the answer 201 with `Location`. Null: 201 without it. */
  created?: string | null
  /** The maximum size of a JSON body in bytes, where it is below the default. */
  bodyLimit?: number
  /** The answer is an array; the function returns `Page`, and the next page goes into the `Link` header. */
  paged?: 'before' | 'after'
  /** The field that takes a file: then the request may also be `multipart/form-data`. */
  upload?: UploadField
  /** The file is the only input: it comes in a form under any name, or as the whole body with a media type like this. */
  uploadAlone?: `${string}/*`
  /** The events sent to clients that accept `text/event-stream`. Each has a `type`. */
  streams?: z.ZodType<StreamEvent>
  /** The stream is endless and starts after the id in this field, or in `Last-Event-ID`. */
  resumes?: string
  /** The answer is a file of one of these media types; the function returns `StoredFile` or `StreamedFile`. */
  bytes?: readonly string[]
  /** Lets a member in who will make room: it works on a full disk, as reading and removing do. */
  worksWhenFull?: true
  tool?: Tool
}
export type Api = Record<string, Operation>

/** A server-sent event on the way to an answer. */
export type StreamEvent = { type: string; [field: string]: unknown }
/** A stream can be resumed after an event that has an id. */
export type SendEvent = (event: StreamEvent, id?: string) => void

/** A page of a list: the HTTP reader sends `items` and links to `next`. */
export type Page<T> = { items: T[]; next?: string }

/** Whether the answer is a file of known size: then `Range` and `If-None-Match` work. */
export const returnsStoredFile = ({ bytes, output }: Operation) => bytes !== undefined && output !== StreamedFileOutput

/** The method and path of an operation, and where each field comes from: the path, else the query string or JSON body. */
export function routeOf({ http, query = [], body = [] }: Pick<Operation, 'http' | 'query' | 'body'>) {
  const [method, path] = http.split(' ') as [Method, string]
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))
  const hasNoBody = method === 'GET' || method === 'DELETE'
  return {
    method,
    path,
    locationOf: (field: string): FieldLocation => {
      if (inPath.has(field)) return 'path'
      if (body.includes(field)) return 'body'
      return hasNoBody || query.includes(field) ? 'query' : 'body'
    },
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }
}

export type FieldLocation = 'path' | 'query' | 'body'
