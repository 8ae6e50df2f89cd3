/** The data of server-sent events, from text in pieces of any size: `feed` gives what is whole, `end` the rest. */
export function eventReader() {
  let pending = ''
  let data: string[] = []

  function take(line: string): string[] {
    if (line === '') {
      const whole = data.length > 0 ? [data.join('\n')] : []
      data = []
      return whole
    }
    const field = /^data(?:: ?(.*))?$/.exec(line)
    if (field) data.push(field[1] ?? '')
    return []
  }

  return {
    feed(text: string) {
      pending += text
      // A carriage return at the very end may be half of a line's end.
      const lines = pending.split(/\r\n|\n|\r(?!$)/)
      pending = lines.pop() ?? ''
      return lines.flatMap(take)
    },
    /** Servers that hang up after the last line often leave out the empty one. */
    end: () => [...take(pending.replace(/\r$/, '')), ...take('')],
  }
}
