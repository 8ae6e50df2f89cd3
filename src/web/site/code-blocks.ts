import { type Html, html } from '#platform/html/html.ts'

export function shell(label: string, text: string): Html {
  return block(label, html`${text}`)
}

/** JSON as people read it, its field names set apart. */
export function json(label: string, value: unknown): Html {
  const lines = pretty(value).split('\n')
  return block(label, html`${lines.map((text, at) => [at > 0 && '\n', keyed(text)])}`)
}

/** What fits into a line stays in one. */
export function pretty(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const items = isList
    ? value.map((each) => pretty(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${pretty(each, inner)}`)
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }']
  const line = open + items.join(', ') + close
  if (items.length === 0) return line.replace('  ', '')
  if (line.length <= widest && !line.includes('\n')) return line
  return `${open.trim()}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close.trim()}`
}

const widest = 56

function block(label: string, content: Html) {
  return html`<figure><figcaption>${label}</figcaption><pre tabindex="0"><code>${content}</code></pre></figure>`
}

function keyed(text: string): Html {
  const [, indent, key, rest] = /^([\s{]*)("[^"]*")(:.*)$/.exec(text) ?? []
  return key ? html`${indent}<b>${key}</b>${rest}` : html`${text}`
}
