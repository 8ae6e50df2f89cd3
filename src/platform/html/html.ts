/** A piece of HTML. Only `html` makes it, so that nothing gets in unescaped. */
export type Html = { readonly [markup]: string }
export type Part = Html | string | number | false | null | undefined | readonly Part[]

const markup = Symbol('markup')

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let text = strings[0] ?? ''
  for (const [at, part] of parts.entries()) text += markupOf(part) + strings[at + 1]
  return { [markup]: text }
}

export function renderHtml(piece: Html) {
  return piece[markup]
}

/** A sentence of the contract: what stands in backquotes is code. */
export function inlineCode(sentence: string): Html {
  return html`${sentence.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'string') return escapeMarkup(part)
  if (typeof part === 'number') return String(part)
  if (markup in part) return part[markup]
  return part.map(markupOf).join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for HTML, SVG or XML, so that it is never read as markup. */
export const escapeMarkup = (text: string) =>
  // Most texts have none of them, and looking is faster than replacing.
  /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character) : text
