/** A piece of HTML. Only `html` makes it, so that nothing gets in unescaped. */
export type Html = { readonly [markup]: string }
export type Part = Html | string | number | false | null | undefined | readonly Part[]

const markup = Symbol('markup')

/** Line breaks that are followed by spaces are for readers of the code: browsers get them as in JSX. */
export function html(template: TemplateStringsArray, ...parts: Part[]): Html {
  const strings = withoutIndents.get(template) ?? dropIndents(template)
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

/** Stands for the piece while the sentence is made. No text from outside contains it: it is cleaned of control characters. */
const mark = '\u0001'

/** A sentence of the catalogue with a piece of HTML in it, wherever the language puts it. */
export function sentenceWith(sentence: (piece: string) => string, piece: Html): Html {
  const [before = '', ...after] = sentence(mark).split(mark)
  return html`${before}${after.map((text) => html`${piece}${text}`)}`
}

const withoutIndents = new WeakMap<TemplateStringsArray, string[]>()
/** Stands for a part. No template contains it. */
const gap = '\u0000'

/** An indent is a space within a tag or a text, and nothing beside a tag or a part. */
function dropIndents(template: TemplateStringsArray) {
  const text = template.join(gap)
  const isMarkup = text.includes('<')
  const strings = text
    .replaceAll(/\n[ \t]+/g, (indent, at: number) => {
      const isInTag = !isMarkup || text.lastIndexOf('<', at) > text.lastIndexOf('>', at)
      const [before = '', after = ''] = [text[at - 1], text[at + indent.length]]
      if (isInTag) return after === '>' || before === '<' ? '' : ' '
      return /[>\0]/.test(before || '>') || /[<\0]/.test(after || '<') ? '' : ' '
    })
    .split(gap)
  withoutIndents.set(template, strings)
  return strings
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
