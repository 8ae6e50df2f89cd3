/** Lower case, without accents: what "José", "JOSE" and "jose" have in common. */
export function fold(text: string) {
  // Most names are plain already, and a search folds thousands of them.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replaceAll("'", '')
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþıʼ’']/g, (letter) => plain[letter] ?? '')
}

const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }
