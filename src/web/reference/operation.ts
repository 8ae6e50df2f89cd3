import { type Operation, returnsStoredFile } from '#contract/operation.ts'
import type { OperationDescription } from '#contract/reference/descriptions.ts'
import { bodyCodes, commonCodes } from '#contract/reference/error-codes.ts'
import { html, prose } from '#platform/html/html.ts'
import { json, shell } from '../site/code-blocks.ts'
import { curl, curlFile, curlForm } from './curl.ts'
import { codeLinks } from './errors.ts'
import { inputTable } from './field-tables.ts'
import { typeInWords } from './field-types.ts'

/** All there is to know of one operation. */
export function operationSection(described: OperationDescription, baseUrl: string) {
  const { name, operation, fields, parts } = described
  return html`<section class="operation" aria-labelledby="${name}">
<div class="about">
<h3 id="${name}"><a href="#${name}">${name}</a></h3>
${routeLine(described)}
<p>${prose(operation.summary)}</p>
${fields.length > 0 && inputTable(`Fields of ${name}`, fields, parts)}
${outcome(described)}
</div>
<div class="examples">
${shell('Request', operation.uploadAlone ? curlFile(described, baseUrl) : curl(described, baseUrl))}
${operation.upload && shell(operation.uploadAlone ? 'Request with a form' : 'Request with a file', curlForm(described, baseUrl))}
${'example' in described.answer && json(`Answer, ${described.answer.status}`, described.answer.example)}
${described.events && shell('Answer, as events', String(described.events.example).trimEnd())}
</div>
</section>
`
}

function routeLine({ method, path, operation }: OperationDescription) {
  return html`<p class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
<p class="badges"><span class="badge ${operation.access}">${accessInWords(operation)}</span>${operation.tool && html` <a class="badge tool" href="#mcp">Tool <code>${operation.tool.name}</code></a>`}</p>`
}

export function accessInWords({ access, withToken, session }: Pick<Operation, 'access' | 'withToken' | 'session'>) {
  if (access === 'public') return withToken ? 'With or without a token' : 'No token needed'
  return `${access === 'read' ? 'Read' : 'Read & write'}${session ? ', signed in only' : ''}`
}

function outcome({ answer, events, operation, refusals }: OperationDescription) {
  return html`<dl class="outcome">
<dt>Answers</dt><dd>${answer.status}: ${answerInWords(answer, operation)}${operation.created && html`, its address in <code>Location</code>`}${operation.paged && html`, the next page in <code>Link</code>`}${events && html`; as server-sent events ${operation.resumes ? 'that go on' : 'while it is made'}, for <code>Accept: text/event-stream</code>`}</dd>
<dt>Or</dt><dd>${codeLinks(refusals.filter((code) => !commonCodes.includes(code) && !bodyCodes.includes(code)))}</dd>
</dl>`
}

function answerInWords(answer: OperationDescription['answer'], operation: OperationDescription['operation']) {
  if ('schema' in answer) return typeInWords(answer.schema, answer.parts)
  if (answer.status === 204) return 'nothing more to say'
  const file = html`the file, as ${codes(answer.mediaTypes)}`
  if (!returnsStoredFile(operation)) return file
  return html`${file}; 206 with a part of it for <code>Range</code>; 304 when <code>If-None-Match</code> names it`
}

const codes = (words: readonly string[]) =>
  html`${words.map((word, at) => [at > 0 && ', ', html`<code>${word}</code>`])}`
