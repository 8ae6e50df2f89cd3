import { rm } from 'node:fs/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { giveTime, uploadTime } from '../deadline.ts'
import { Refusal, wrongField } from '../errors.ts'
import type { Upload, UploadField } from '../wire.ts'
import { uploadKinds } from './kinds.ts'
import { otherwise, stage, stagingPath } from './stage.ts'

type Fields = Record<string, unknown>

const limits = { files: 2, fields: 20, parts: 22, fieldNameSize: 100, fieldSize: 100 * 1024, headerPairs: 20 }

/** A form with a file, on its way in. Whatever comes of it, `discard` leaves nothing of it waiting. */
export function arrival(request: FastifyRequest, field: UploadField, folder: string) {
  const kind = uploadKinds[field]
  let path: string | null = null

  async function receive(): Promise<Fields> {
    refuseAnnounced(request, kind)
    giveTime(request, uploadTime)
    const fields = await read().catch((error) => {
      throw asRefusal(error)
    })
    const upload = fields[field] as Upload | undefined
    if (path !== null && upload && !(await kind.isWhole(path, upload.mediaType))) throw otherwise(kind)
    return fields
  }

  async function read() {
    const fields: Fields = {}
    for await (const part of request.parts({ limits: { ...limits, fileSize: kind.maxBytes + 1 } })) {
      refuseTwice(fields, part)
      fields[part.fieldname] = part.type === 'file' ? await staged(part) : textOf(part)
    }
    return fields
  }

  async function staged({ fieldname, file }: MultipartFile) {
    if (fieldname !== field) throw wrongField(fieldname, `is not a field for a file: send it as ${field}`)
    path = await stagingPath(folder)
    return stage(file, path, kind)
  }

  async function discard() {
    // What is still on its way is let run out, so that the sender hears the answer.
    request.raw.resume()
    if (path !== null) await rm(path, { force: true })
  }

  return { receive, discard }
}

/** Some room for the form around the file. */
function refuseAnnounced(request: FastifyRequest, { maxBytes, tooLarge }: (typeof uploadKinds)[UploadField]) {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > maxBytes + limits.fields * limits.fieldSize) throw new Refusal('too_large', tooLarge)
}

function refuseTwice(fields: Fields, { fieldname }: { fieldname: string }) {
  if (Object.hasOwn(fields, fieldname)) throw wrongField(fieldname, 'is given twice')
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
