import type { UploadField } from '#contract/files.ts'
import { type Operation, returnsStoredFile } from '#contract/operation.ts'
import type { OperationDescription } from '#contract/reference/descriptions.ts'
import { bodyCodes, commonCodes } from '#contract/reference/error-codes.ts'
import { exampleOf } from '#contract/reference/examples.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { html, inlineCode } from '#platform/html/html.ts'
import { codeBlock, formatJson, jsonBlock } from '../site/code-blocks.ts'
import { codeLinks } from './errors.ts'
import { describeType, inputTable } from './field-tables.ts'

/** One operation: its route, fields, responses and examples. */
export function operationSection(described: OperationDescription, baseUrl: string) {
  const { name, operation, fields, parts } = described
  return html`<section class="operation">
<div class="about">
<h3 id="${name}"><a href="#${name}">${name}</a></h3>
${routeLine(described)}
<p>${inlineCode(operation.summary)}</p>
${fields.length > 0 && inputTable(`Fields of ${name}`, fields, parts)}
${responseSummary(described)}
</div>
<div class="examples">
${codeBlock('Request', curl(described, baseUrl, operation.uploadAlone ? 'file' : 'json'))}
${
  operation.upload &&
  codeBlock(operation.uploadAlone ? 'Request with a form' : 'Request with a file', curl(described, baseUrl, 'form'))
}
${'example' in described.answer && jsonBlock(`Response, ${described.answer.status}`, described.answer.example)}
${described.events && codeBlock('Response as events', String(described.events.example).trimEnd())}
</div>
</section>
`
}

function routeLine({ method, path, operation }: OperationDescription) {
  return html`<p class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
<p class="badges"><span class="badge ${operation.access}">${accessLabel(operation)}</span>
  ${operation.tool && html` <a class="badge tool" href="#mcp">Tool <code>${operation.tool.name}</code></a>`}</p>`
}

type Label = Pick<Operation, 'access' | 'withToken' | 'session' | 'manages'>

export function accessLabel({ access, withToken, session, manages }: Label) {
  if (access === 'public') return withToken ? 'With or without a token' : 'No token needed'
  return `${wordsFor('en').access[access]}${session ? ', session only' : manages ? ', session or managing token' : ''}`
}

function responseSummary({ answer, events, operation, refusals }: OperationDescription) {
  return html`<dl class="outcome">
<dt>Response</dt><dd>${answer.status}: ${describeResponse(answer, operation)}
  ${operation.created && html`, its URL in <code>Location</code>`}
  ${operation.paged && html`, the next page in <code>Link</code>`}
  ${
    events &&
    html`; with <code>Accept: text/event-stream</code>,
${operation.resumes ? 'an endless stream of' : 'a stream of'} server-sent events`
  }</dd>
<dt>Errors</dt>
  <dd>${codeLinks(refusals.filter((code) => !commonCodes.includes(code) && !bodyCodes.includes(code)))}</dd>
</dl>`
}

function describeResponse(answer: OperationDescription['answer'], operation: OperationDescription['operation']) {
  if ('schema' in answer) return describeType(answer.schema, answer.parts)
  if (answer.status === 204) return 'no content'
  const file = html`the file, as ${codeList(answer.mediaTypes)}`
  if (!returnsStoredFile(operation)) return file
  return html`${file}; 206 for a <code>Range</code> request; 304 if <code>If-None-Match</code> matches`
}

const codeList = (words: readonly string[]) =>
  html`${words.map((word, at) => [at > 0 && ', ', html`<code>${word}</code>`])}`

/** A curl command for an operation, filled with its examples: with JSON, with a file in a form, or with a file as the body. */
function curl(described: OperationDescription, baseUrl: string, body: 'json' | 'form' | 'file' = 'json') {
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
  file: ['whiteboard.jpg', 'image/jpeg'],
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
