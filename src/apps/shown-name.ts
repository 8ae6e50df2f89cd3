const longest = 60

/** A client's name as people see it: one line, without what turns or hides text, and not endless. */
export function shownName(name: string | undefined, host: string) {
  const plain = (name ?? '').toWellFormed().normalize('NFC').replace(invisible, '').replaceAll(/\s+/g, ' ').trim()
  const [...signs] = segments.segment(plain)
  if (signs.length === 0) return host
  const cut = signs
    .slice(0, longest)
    .map(({ segment }) => [...segment].slice(0, 12).join(''))
    .join('')
  return signs.length > longest ? `${cut}…` : cut
}

const segments = new Intl.Segmenter()

/** Controls, marks of direction, and what takes no room; what joins and colours emoji stays. */
const invisible = /(?![\u200d\ufe0f])[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** Where a client is sent back to, as people read it: a host, or the app that is opened. */
export function hostOf(redirectUri: string) {
  const { protocol, host } = new URL(redirectUri)
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`
}
