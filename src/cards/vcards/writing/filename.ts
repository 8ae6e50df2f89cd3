import { toAscii } from '#language/words/fold.ts'

/** A Content-Disposition header with the person's name, in ASCII and as it is written (RFC 6266). */
export function attachmentHeader(name: string, ending: string) {
  const written = fit(name.normalize('NFC')) || 'card'
  return `attachment; filename="${asciiName(written)}.${ending}"; filename*=UTF-8''${percent(`${written}.${ending}`)}`
}

/** The name in ASCII, which every file system supports. */
export function asciiName(name: string) {
  return fit(toAscii(name.normalize('NFC')).replaceAll(/[^A-Za-z0-9 ._-]/g, '')) || 'card'
}

/** Removes characters that are special in file systems or change the direction of text. */
function fit(name: string) {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}\p{Co}/\\:*?"<>|%]+/gu, ' ').replaceAll(/\s+/g, ' ')
  return [...clean.trim().replace(/^[. -]+/, '')].slice(0, 60).join('').trim()
}

const percent = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
