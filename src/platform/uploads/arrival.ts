import { rm } from 'node:fs/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal, wrongField } from '#contract/errors.ts'
import type { Upload, UploadField } from '#contract/files.ts'
import type { Operation } from '#contract/operation.ts'
import type { Config } from '../config/config.ts'
import { giveTime } from './deadline.ts'
import { type UploadKind, uploadKind } from './kinds.ts'
import { otherwise, stage, stagingPath } from './stage.ts'

type Fields = Record<string, unknown>

const limits = { files: 2, fields: 20, parts: 22, fieldNameSize: 100, fieldSize: 100 * 1024, headerPairs: 20 }

/** What is on its way in, or being cleared away: a service that stops waits for it. */
export const arriving = new Set<FastifyRequest>()

type Taken = { field: UploadField; alone: Operation['uploadAlone'] }
type Place = { config: Config; folder: string }

/** A form with a file, or a file by itself, on its way in. Whatever comes of it, `discard` leaves nothing of it waiting. */
export function arrival(request: FastifyRequest, { field, alone }: Taken, { config, folder }: Place) {
  const kind = uploadKind(field, config)
  const isForm = request.isMultipart()
  let path: string | null = null

  async function receive(): Promise<Fields> {
    if (!isForm) refuseOther(request, alone, kind)
    refuseAnnounced(request, kind.maxBytes + (isForm ? roomForForm : 0), kind)
    giveTime(request, kind.milliseconds)
    const fields = await (isForm ? form() : body()).catch((error) => {
      throw asRefusal(error)
    })
    const upload = fields[field] as Upload | undefined
    if (path !== null && upload && !(await kind.isWhole(path, upload.mediaType))) throw otherwise(kind)
    return fields
  }

  async function form() {
    const fields: Fields = {}
    for await (const part of request.parts({ limits: { ...limits, fileSize: kind.maxBytes + 1 } })) {
      const name = alone && part.type === 'file' ? field : part.fieldname
      refuseTwice(fields, name)
      fields[name] = part.type === 'file' ? await attached(part, name) : textOf(part)
    }
    return fields
  }

  async function attached({ file }: MultipartFile, name: string) {
    if (name !== field) throw wrongField(name, `is not a field for a file: send it as ${field}`)
    return staged(file)
  }

  // To give up the reader must not hang up: the sender is to hear why.
  async function body() {
    return { [field]: await staged(request.raw.iterator({ destroyOnReturn: false })) }
  }

  async function staged(file: AsyncIterable<Buffer>) {
    path = await stagingPath(folder)
    arriving.add(request)
    return stage(file, path, kind)
  }

  async function discard() {
    // What is still on its way is let run out, so that the sender hears the answer.
    request.raw.resume()
    if (path !== null) await rm(path, { force: true })
    arriving.delete(request)
  }

  return { receive, discard }
}

/** What is not a form must be a file, and say of which kind. */
function refuseOther(request: FastifyRequest, alone: Operation['uploadAlone'], { example }: UploadKind) {
  const [kind = ''] = (alone ?? '').split('*')
  const sent = request.headers['content-type']?.toLowerCase() ?? ''
  if (alone && sent.startsWith(kind)) return
  throw new Refusal(
    'unsupported_media_type',
    `Send the file in multipart/form-data, or by itself with its own type, such as Content-Type: ${example}.`,
  )
}

/** Around the file. */
const roomForForm = limits.fields * limits.fieldSize

function refuseAnnounced(request: FastifyRequest, most: number, { tooLarge }: UploadKind) {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Refusal('too_large', tooLarge)
}

function refuseTwice(fields: Fields, name: string) {
  if (Object.hasOwn(fields, name)) throw wrongField(name, 'is given twice')
}

function textOf({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue) {
  if (valueTruncated || fieldnameTruncated) throw new Refusal('too_large', `${fieldname} is too long.`)
  if (typeof value !== 'string') throw wrongField(fieldname, 'must be sent as plain text')
  return value
}

/** What the reader of forms throws is the sender's doing; what the file system throws is not. */
function asRefusal(error: unknown) {
  if (error instanceof Refusal || !(error instanceof Error) || 'syscall' in error) return error
  if ('code' in error && /LIMIT$/.test(String(error.code)))
    return new Refusal('too_large', 'The form has too many parts.')
  return new Refusal('invalid', 'The form could not be read to its end: it is broken, or was cut off.')
}
