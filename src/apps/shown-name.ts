const longest = 60

/** A client's name as people see it: one line, without what turns or hides text, and not endless. */
export function shownName(name: string | undefined, host: string): string {
  const plain = (name ?? '').toWellFormed().normalize('NFC').replace(invisible, '').replaceAll(/\s+/g, ' ').trim()
  if (plain === '') return shownName(host, 'app')
  let cut = ''
  for (const { segment } of segments.segment(plain)) {
    if ([...cut, ...segment].length > longest) break
    cut += segment
  }
  // A single sign may be piled up without end.
  const fits = cut || [...plain].slice(0, longest).join('')
  return fits === plain ? plain : `${fits.trimEnd()}…`
}

const segments = new Intl.Segmenter()

/** Controls, marks of direction, and what takes no room; what joins and colours emoji stays. */
const invisible = /(?![\u200d\ufe0f])[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** Where a client is sent back to, as people read it: a host, or the app that is opened. */
export function hostOf(redirectUri: string) {
  const { protocol, host } = new URL(redirectUri)
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`
}
