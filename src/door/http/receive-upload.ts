import { rm } from 'node:fs/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal, wrongField } from '#contract/errors.ts'
import type { Upload, UploadField } from '#contract/files.ts'
import type { Operation } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '#platform/config/config.ts'
import type { UploadKind } from '#platform/uploads/media-kinds.ts'
import { newStagingPath, stageFile, wrongType } from '#platform/uploads/stage.ts'
import { allowStoring, setArrivalTimeout } from './arrival.ts'
import { uploadKindOf } from './upload-kinds.ts'

type Fields = Record<string, unknown>

const limits = { files: 2, fields: 20, parts: 22, fieldNameSize: 100, fieldSize: 100 * 1024, headerPairs: 20 }

/** Requests whose upload is arriving or being cleaned up: a service that stops waits for them. */
export const activeUploads = new Set<FastifyRequest>()

type UploadOptions = { field: UploadField; alone: Operation['uploadAlone'] }
type Storage = { config: Config; folder: string }

/** A form with a file, or a file as the whole body. `discard` always removes the staged file. */
export function uploadReceiver(request: FastifyRequest, { field, alone }: UploadOptions, { config, folder }: Storage) {
  const kind = uploadKindOf(field, config)
  const isForm = request.isMultipart()
  let path: string | null = null
  const fields: Fields = {}

  async function receive(): Promise<Fields> {
    if (!isForm) refuseOtherTypes(request, alone, kind)
    refuseDeclaredSize(request, kind.maxBytes + (isForm ? maxFormOverhead : 0), kind)
    setArrivalTimeout(request, kind.timeoutMs)
    await (isForm ? readForm() : readBody()).catch((error) => {
      throw asRefusal(error)
    })
    const upload = fields[field] as Upload | undefined
    if (path !== null && upload && !(await kind.isWhole(path, upload.mediaType))) throw wrongType(kind)
    return fields
  }

  async function readForm() {
    const overhead = countOverhead(request)
    for await (const part of request.parts({ limits: { ...limits, fileSize: kind.maxBytes + 1 } })) {
      if (part.type === 'file') overhead.addFile(part.file)
      else overhead.addValue(part.value)
      overhead.refuseAtPart()
      refuseLongName(part.fieldname)
      const name = alone && part.type === 'file' ? field : part.fieldname
      refuseDuplicate(fields, name)
      fields[name] = part.type === 'file' ? await readFile(part, name) : readTextField(part)
    }
    overhead.refuseAtEnd()
  }

  async function readFile({ file, filename }: MultipartFile, name: string) {
    // A browser sends a file without a name for a field that was left empty.
    if (filename === '') {
      file.resume()
      return ''
    }
    if (name !== field) throw wrongField(name, say('fields.otherFileField', { field }))
    return stageUpload(file, plainFileName(filename))
  }

  // Giving up must not close the connection: the sender still gets the error.
  async function readBody() {
    fields[field] = await stageUpload(request.raw.iterator({ destroyOnReturn: false }))
  }

  async function stageUpload(file: AsyncIterable<Buffer>, fileName?: string) {
    path = await newStagingPath(folder)
    activeUploads.add(request)
    const upload = await stageFile(file, path, kind, fileName)
    allowStoring(request, upload.size)
    return upload
  }

  async function discard() {
    // The rest of the body is read and dropped, so that the sender gets the answer.
    request.raw.resume()
    if (path !== null) await rm(path, { force: true })
    activeUploads.delete(request)
  }

  /** What has arrived so far, also if the rest is refused. */
  return { receive, discard, fields }
}

/** A body that is not a form must be a file with its own content type. */
function refuseOtherTypes(request: FastifyRequest, alone: Operation['uploadAlone'], kind: UploadKind) {
  const [family = ''] = (alone ?? '').split('*')
  const contentType = request.headers['content-type']?.toLowerCase() ?? ''
  if (alone && contentType.startsWith(family)) return
  throw new Refusal(
    'unsupported_media_type',
    say('refusals.http.sendFile', { exampleMediaType: kind.exampleMediaType }),
  )
}

const maxFormOverhead = limits.fields * limits.fieldSize

function refuseDeclaredSize(request: FastifyRequest, maxBytes: number, { tooLarge }: UploadKind) {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Refusal('too_large', tooLarge)
}

/** The form parser has a limit for names, and does not keep to it. */
function refuseLongName(name: string) {
  if (name.length > limits.fieldNameSize) throw new Refusal('too_large', say('refusals.http.fieldNameTooLong'))
}

const maxFileNameLength = 120

/** Without folders and invisible characters. */
function plainFileName(name: string | undefined) {
  const own = name?.split(/[\\/]/).at(-1) ?? ''
  return [...own.replaceAll(/\p{C}/gu, '').trim()].slice(0, maxFileNameLength).join('') || undefined
}

function refuseDuplicate(fields: Fields, name: string) {
  if (Object.hasOwn(fields, name)) throw wrongField(name, say('fields.givenTwice'))
}

function readTextField({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue) {
  if (valueTruncated || fieldnameTruncated)
    throw new Refusal('too_large', say('refusals.http.fieldTooLong', { fieldname }))
  if (typeof value !== 'string') throw wrongField(fieldname, say('fields.plainText'))
  return value
}

/** Errors of the form parser are the sender's fault; errors of the file system are not. */
function asRefusal(error: unknown) {
  if (error instanceof Refusal || !(error instanceof Error) || 'syscall' in error) return error
  if ('code' in error && /LIMIT$/.test(String(error.code)))
    return new Refusal('too_large', say('refusals.http.tooManyParts'))
  return new Refusal('invalid', say('refusals.http.brokenForm'))
}

/** All headers, names and boundaries of a form. Browsers send a few hundred bytes for each part. */
const maxOverhead = 16 * 1024
/** What may have arrived behind the headers of a part. */
const maxAhead = 128 * 1024

/** Counts the bytes of a form that are neither in a file nor in a value: the form parser drops long headers without a word. */
function countOverhead({ raw }: FastifyRequest) {
  const files: { bytesRead: number }[] = []
  let [received, inValues] = [0, 0]
  raw.on('data', ({ length }: Buffer) => {
    received += length
  })
  const refuseMoreThan = (max: number) => {
    const inFiles = files.reduce((total, { bytesRead }) => total + bytesRead, 0)
    if (received - inFiles - inValues > max) throw new Refusal('too_large', say('refusals.http.formHeadersTooLong'))
  }
  return {
    addFile: (file: object) => void files.push(file as { bytesRead: number }),
    addValue: (value: unknown) => {
      inValues += Buffer.byteLength(String(value))
    },
    refuseAtPart: () => refuseMoreThan(maxOverhead + maxAhead),
    refuseAtEnd: () => refuseMoreThan(maxOverhead),
  }
}
