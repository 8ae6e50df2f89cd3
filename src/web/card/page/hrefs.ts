import { html } from '#platform/html/html.ts'

/** Only http and https become links; everything else is shown as text. */
export const webHref = (url: string) => (/^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).href : null)

export const mailHref = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

/** A phone number as people write it → tel: (RFC 3966), or null if it has too few digits to dial. */
export function phoneHref(written: string) {
  const number = written.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
  const [main = '', extension] = number.split(/(?:extension|ext\.?|x|#|;)\s*(?=\d+\s*$)/i)
  // In +44 (0)20, the zero is only dialled inside the country.
  const national = main.trim().startsWith('+') ? main.replace('(0)', '') : main
  const digits = national.replaceAll(/[^\d]/g, '')
  if (digits.length < 3) return null
  return `tel:${/^\s*\+/.test(main) ? '+' : ''}${digits}${extension ? `;ext=${extension.trim()}` : ''}`
}

/** OpenStreetMap needs no account, and is not contacted until somebody follows the link. */
export const mapHref = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

/** A URL without scheme, www and trailing slash. */
export const displayUrl = (url: string) => {
  if (!URL.canParse(url)) return url
  const { host, pathname, search } = new URL(url)
  return decodeUrl(host.replace(/^www\./, '') + (pathname + search).replace(/\/$/, ''))
}

function decodeUrl(address: string) {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Lets long addresses wrap after punctuation instead of anywhere; e-mail addresses before the host only. */
export function breakable(value: string) {
  if (/\s/.test(value)) return value
  const parts = value.split(value.includes('@') ? /(?=@)/ : /(?<=[/._])(?=[^/._])/)
  return html`${parts.map((part, at) => [at > 0 && html`<wbr>`, part])}`
}
