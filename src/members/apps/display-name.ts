const longest = 60

/** A client's name as people see it: one line, without what turns or hides text, and not endless. */
export function displayNameOf(name: string | undefined, host: string): string {
  const plain = (name ?? '').toWellFormed().normalize('NFC').replace(invisible, '').replaceAll(/\s+/g, ' ').trim()
  return shortened(visible.test(plain) ? plain : host)
}

/** Between what people see as one character, and no more of one than a few marks. */
function shortened(text: string) {
  let cut = ''
  for (const { segment } of segments.segment(text)) {
    const longer = cut + [...segment].slice(0, 12).join('')
    if ([...longer].length > longest) return `${cut}…`
    cut = longer
  }
  return cut
}

const segments = new Intl.Segmenter()

/** Controls, marks of direction, and what takes no room; what joins and colours emoji stays. */
const invisible = /(?![\u200d\ufe0f])[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** Something to see: the empty pattern of Braille is a sign and shows none. */
const visible = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** Where a client is sent back to, as people read it: a host, or the app that is opened. */
export function redirectHost(redirectUri: string) {
  const { protocol, host } = new URL(redirectUri)
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`
}
