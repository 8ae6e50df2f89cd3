const opening = /<think(?:ing)?>/i
const closing = /<\/think(?:ing)?>/i
const maxTagLength = '</thinking>'.length

/** Takes out what a model thinks aloud between tags, from text in pieces of any size. */
export function withoutThinking() {
  let pending = ''
  let inside = false
  let said = false

  function take(atEnd: boolean) {
    let out = ''
    for (;;) {
      const tag = (inside ? closing : opening).exec(pending)
      if (!tag) break
      if (!inside) out += pending.slice(0, tag.index)
      pending = pending.slice(tag.index + tag[0].length)
      inside = !inside
    }
    const held = atEnd ? 0 : halfTag(pending)
    if (!inside) out += pending.slice(0, pending.length - held)
    pending = pending.slice(pending.length - held)
    // The empty lines between a thought and the answer belong to neither.
    const shown = said ? out : out.trimStart()
    said ||= shown !== ''
    return shown
  }

  return {
    feed(text: string) {
      pending += text
      return take(false)
    },
    end: () => take(true),
  }
}

/** How much of the end may be the beginning of a tag. */
function halfTag(text: string) {
  const from = text.lastIndexOf('<')
  if (from < 0 || text.length - from >= maxTagLength) return 0
  const tail = text.slice(from).toLowerCase()
  return '<thinking>'.startsWith(tail) || '</thinking>'.startsWith(tail) ? text.length - from : 0
}

/** Some servers swallow the opening tag: then all before the closing one was thought. */
export function afterThinking(text: string) {
  return text.split(closing).at(-1) ?? ''
}
