import { type Html, html } from '#platform/html/html.ts'

const maxLineWidth = 56

export function codeBlock(label: string, text: string): Html {
  return block(label, html`${text}`)
}

/** Formatted JSON with its field names in bold. */
export function jsonBlock(label: string, value: unknown): Html {
  return block(label, jsonText(value))
}

export function jsonText(value: unknown): Html {
  const lines = formatJson(value).split('\n')
  return html`${lines.map((text, at) => [at > 0 && '\n', markKey(text)])}`
}

/** Like JSON.stringify with an indent, but objects and lists that fit on one line stay on one line. */
export function formatJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const items = isList
    ? value.map((each) => formatJson(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${formatJson(each, inner)}`)
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }']
  const line = open + items.join(', ') + close
  if (items.length === 0) return line.replace('  ', '')
  if (line.length <= maxLineWidth && !line.includes('\n')) return line
  return `${open.trim()}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close.trim()}`
}

function block(label: string, content: Html) {
  return html`<figure><figcaption>${label}</figcaption><pre tabindex="0"><code>${content}</code></pre></figure>`
}

function markKey(text: string): Html {
  const [, indent, key, rest] = /^([\s{]*)("[^"]*")(:.*)$/.exec(text) ?? []
  return key ? html`${indent}<b>${key}</b>${rest}` : html`${text}`
}
