const maxWindowLength = 400

/** Splits a text for the model: whole sentences where they fit, no window longer than `maxWindowLength`. */
export function windows(text: string): string[] {
  const cut: string[] = []
  let open = ''
  for (const sentence of sentences(text)) {
    if (open && open.length + 1 + sentence.length > maxWindowLength) {
      cut.push(open)
      open = ''
    }
    open = open ? `${open} ${sentence}` : sentence
  }
  return open ? [...cut, open] : cut
}

function sentences(text: string) {
  return text
    .split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap(shortened)
}

/** Splits between words where possible. */
function shortened(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > maxWindowLength) {
    const space = rest.lastIndexOf(' ', maxWindowLength)
    const at = space > maxWindowLength / 2 ? space : maxWindowLength
    parts.push(rest.slice(0, at).toWellFormed())
    rest = rest.slice(at).trimStart()
  }
  return rest ? [...parts, rest] : parts
}
