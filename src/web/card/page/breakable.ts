import { html } from '#platform/html/html.ts'

/** Lets long addresses wrap after punctuation instead of anywhere; e-mail addresses before the host only. */
export function breakable(value: string) {
  if (/\s/.test(value)) return value
  const parts = value.split(value.includes('@') ? /(?=@)/ : /(?<=[/._])(?=[^/._])/)
  return html`${parts.map((part, at) => [at > 0 && html`<wbr>`, part])}`
}
