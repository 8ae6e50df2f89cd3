/** Checked in order: browsers name the browsers that they resemble. */
const programs: [mark: string, name: string][] = [
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Vivaldi/', 'Vivaldi'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]

const systems: [mark: string, name: string][] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
]

const maxRead = 500
const maxName = 60

/** A device in words, such as "Firefox on Windows", from a User-Agent header. Null if there is none. */
export function deviceOf(agent: string | undefined): string | null {
  if (!agent) return null
  const text = agent.slice(0, maxRead)
  const find = (marks: typeof programs) => marks.find(([mark]) => text.includes(mark))?.[1]
  const system = find(systems)
  const program = find(programs) ?? productOf(text)
  if (program && system) return `${program} on ${system}`
  return program ?? system ?? null
}

/** The first product of a program that is no browser, such as "curl" of "curl/8.5.0". */
function productOf(text: string) {
  const name = text.split(/[/\s(;]/, 1)[0]?.replace(/[^\w.+-]/g, '')
  return name && name !== 'Mozilla' ? name.slice(0, maxName) : undefined
}
