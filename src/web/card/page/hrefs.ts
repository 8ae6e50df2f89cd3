/** Only what opens a web page: whatever else stands on a card is text. */
export const webHref = (url: string) => (/^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).href : null)

export const mailHref = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

/** A number as people write it → RFC 3966. What holds too few digits to be dialled is only read. */
export function phoneHref(written: string) {
  const number = written.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
  const [main = '', extension] = number.split(/(?:extension|ext\.?|x|#|;)\s*(?=\d+\s*$)/i)
  // In +44 (0)20 the zero is for those who call from inside the country.
  const national = main.trim().startsWith('+') ? main.replace('(0)', '') : main
  const digits = national.replaceAll(/[^\d]/g, '')
  if (digits.length < 3) return null
  return `tel:${/^\s*\+/.test(main) ? '+' : ''}${digits}${extension ? `;ext=${extension.trim()}` : ''}`
}

/** A map that asks for no account. Nothing is asked of it before somebody follows the link. */
export const mapHref = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

/** A web address as people say it. */
export const spokenUrl = (url: string) => {
  if (!URL.canParse(url)) return url
  const { host, pathname, search } = new URL(url)
  return readable(host.replace(/^www\./, '') + (pathname + search).replace(/\/$/, ''))
}

function readable(address: string) {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
