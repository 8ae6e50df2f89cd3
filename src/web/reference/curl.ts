import type { UploadField } from '#contract/files.ts'
import type { OperationDescription } from '#contract/reference/descriptions.ts'
import { exampleOf } from '#contract/reference/examples.ts'
import { formatJson } from '../site/code-blocks.ts'

/** A curl command for an operation, filled with its examples: with JSON, with a file in a form, or with a file as the body. */
export function curl(described: OperationDescription, baseUrl: string, body: 'json' | 'form' | 'file' = 'json') {
  const { method, body: example, operation } = described
  const { upload = 'photo' } = operation
  const [file, mediaType] = files[upload]
  const contents = {
    json: example ? ["-H 'Content-Type: application/json'", `-d ${shellQuote(formatJson(example, '  '))}`] : [],
    form: [`-F ${upload}=@${file}`],
    file: [`-H 'Content-Type: ${mediaType}'`, `--data-binary @${file}`],
  }[body]
  const impliedMethod = contents.length > 0 ? 'POST' : 'GET'
  return [
    `curl ${method === impliedMethod || method === 'GET' ? '' : `-X ${method} `}${urlOf(described, baseUrl)}`,
    ...tokenHeader(operation),
    ...contents,
    ...(operation.bytes ? [`--output ${fileNameFor(operation.bytes)}`] : []),
  ].join(' \\\n  ')
}

const files: Record<UploadField, [name: string, mediaType: string]> = {
  audio: ['recording', 'audio/webm'],
  photo: ['photo.jpg', 'image/jpeg'],
  contacts: ['contacts.vcf', 'text/vcard'],
  archive: ['kith.zip', 'application/zip'],
}

/** The name to save a downloaded file under. */
function fileNameFor(mediaTypes: readonly string[]) {
  const [name] = Object.values(files).find(([, mediaType]) => mediaTypes.includes(mediaType)) ?? ['file']
  return name
}

function tokenHeader({ access, session, manages }: OperationDescription['operation']) {
  return access === 'public' ? [] : [`-H "Authorization: Bearer $${session || manages ? 'SESSION' : 'KITH_TOKEN'}"`]
}

function urlOf({ path, fields, parts }: OperationDescription, baseUrl: string) {
  const value = (name: string) => {
    const field = fields.find((each) => each.name === name)
    return encodeURIComponent(String(field && exampleOf(field.schema, parts, name)))
  }
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name))
  const query = fields.filter(({ location, schema }) => location === 'query' && schema.default === undefined)
  // The first page needs no cursor.
  const shown = query.filter(
    ({ name, schema }) => schema.format !== 'cursor' && exampleOf(schema, parts, name) !== undefined,
  )
  const search = shown.map(({ name }) => `${name}=${value(name)}`).join('&')
  return shellQuote(baseUrl + filledPath + (search && `?${search}`))
}

export const shellQuote = (text: string) => (/^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
