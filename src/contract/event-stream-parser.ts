/** Reads the data of server-sent events from chunks of text: `feed` returns complete events, `end` the rest. */
export function createEventParser() {
  let pending = ''
  let data: string[] = []

  function readLine(line: string): string[] {
    if (line === '') {
      const complete = data.length > 0 ? [data.join('\n')] : []
      data = []
      return complete
    }
    const field = /^data(?:: ?(.*))?$/.exec(line)
    if (field) data.push(field[1] ?? '')
    return []
  }

  return {
    feed(text: string) {
      pending += text
      // A carriage return at the very end may be half of a line break.
      const lines = pending.split(/\r\n|\n|\r(?!$)/)
      pending = lines.pop() ?? ''
      return lines.flatMap(readLine)
    },
    /** Servers that close the connection after the last line often omit the empty one. */
    end: () => [...readLine(pending.replace(/\r$/, '')), ...readLine('')],
  }
}
