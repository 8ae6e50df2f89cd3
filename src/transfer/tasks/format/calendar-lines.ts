/** One property of iCalendar (RFC 5545), unfolded: `text` is the whole line. */
export type CalendarLine = { name: string; parameters: string; value: string; text: string }

/** The lines of a file, with folded ones joined. One control character can stop a phone for good. */
export function linesOf(file: string) {
  return file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.replaceAll(/(?!\t)\p{Cc}/gu, '').toWellFormed())
    .filter((line) => line.trim() !== '')
}

export function parseLine(text: string): CalendarLine | null {
  const [, name = '', parameters = '', value = ''] = /^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(text) ?? []
  return name === '' ? null : { name: name.toUpperCase(), parameters, value, text }
}

/** The value of a parameter such as TZID. */
export function parameterOf({ parameters }: CalendarLine, name: string) {
  const found = new RegExp(`;${name}=(?:"([^"]*)"|([^";:,]*))`, 'i').exec(parameters)
  return found ? (found[1] ?? found[2]) : undefined
}

export const unescapeText = (value: string) =>
  value.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))

/** The first task of a file: its own properties, the components within it, and the components around it, as they are. */
export function findTask(lines: string[]) {
  const task = { lines: [] as CalendarLine[], within: [] as string[], around: [] as string[] }
  const open: string[] = []
  let isFound = false
  for (const text of lines) {
    const line = parseLine(text)
    if (!line) continue
    const component = line.value.trim().toUpperCase()
    const isMine = !isFound && open[1] === 'VTODO'
    if (line.name === 'BEGIN') {
      if (open.length === 1 && component === 'VTODO' && !isFound) {
        open.push(component)
        continue
      }
      open.push(component)
      if (open.length > 1) (isMine ? task.within : task.around).push(text)
    } else if (line.name === 'END') {
      if (isMine && open.length === 2) isFound = true
      else if (open.length > 1) (isMine ? task.within : task.around).push(text)
      open.pop()
    } else if (isMine && open.length === 2) task.lines.push(line)
    else if (open.length > 1) (isMine ? task.within : task.around).push(text)
  }
  return isFound ? task : null
}
