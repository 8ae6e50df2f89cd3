import { lazy } from '#language/phrases/lazy.ts'

const maxLength = 60

/** The name of an app for people: one line, limited in length, without characters that hide or reverse text. */
export function displayNameOf(name: string | undefined, host: string): string {
  const plain = (name ?? '').toWellFormed().normalize('NFC').replace(invisible, '').replaceAll(/\s+/g, ' ').trim()
  return shortened(visible.test(plain) ? plain : host)
}

/** Cuts between whole characters, and keeps only a few marks of each. */
function shortened(text: string) {
  let cut = ''
  for (const { segment } of segmenter().segment(text)) {
    const longer = cut + [...segment].slice(0, 12).join('')
    if ([...longer].length > maxLength) return `${cut}…`
    cut = longer
  }
  return cut
}

const segmenter = lazy(() => new Intl.Segmenter())

/** Control characters, direction marks and zero-width characters, except those that join and colour emoji. */
const invisible = /(?![\u200d\ufe0f])[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** At least one visible character; the empty Braille pattern is a symbol but shows nothing. */
const visible = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** The host of a redirect address, or the scheme of the app that it opens. */
export function redirectHost(redirectUri: string) {
  const { protocol, host } = new URL(redirectUri)
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`
}
