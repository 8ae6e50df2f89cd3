export type Table = { title: string; note?: string; head: string[]; rows: string[][] }

/** Renders a Markdown table with aligned columns. */
export function renderMarkdown({ title, note, head, rows }: Table) {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [`## ${title}`, '', ...(note ? [note, ''] : []), line(head), rule, ...rows.map(line), ''].join('\n')
}

export const fixed = (value: number, digits = 2) => value.toFixed(digits)
