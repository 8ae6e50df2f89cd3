/**
 * A name for an e-mail: mail programs make links of what looks like an address, also without `http`. Spaces keep such a text
 * readable and no link. Marks that reverse the reading order, and other invisible characters, are left out.
 */
export function plainName(name: string, maxLength = 120) {
  const visible = name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const unlinked = visible
    .replaceAll(/:(?=[/\\])/g, ': ')
    .replaceAll('@', ' @ ')
    .replaceAll(linkDot, '$& ')
  return shorten(unlinked.replaceAll(/ +/g, ' ').trim(), maxLength)
}

/** A dot, in any script, before a label of at least two letters, as in a host name: not the dots of J.R.R. */
const linkDot = /[.\u2024\u3002\uff0e\uff61](?=[\p{N}-]*\p{L}[\p{L}\p{N}-])/gu

function shorten(text: string, maxLength: number) {
  const characters = [...text]
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text
}
