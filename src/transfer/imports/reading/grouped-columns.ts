import type { Address, CustomField, Job, Label } from '#platform/db/schema/values.ts'

/** Columns that belong together, such as those of one address: "Address 1 - City", "Home Street", "Phone 2 - Label". */
export type GroupedColumn = {
  kind: 'address' | 'reach' | 'custom' | 'job'
  group: string
  part: string
  label?: string
}

type Parts = Record<string, string>

const addressPart: Record<string, string> = {
  ...{ street: 'street', address: 'street', 'street 2': 'extended', 'address 2': 'extended', 'po box': 'box' },
  ...{ 'extended address': 'extended', city: 'city', region: 'region', state: 'region', 'postal code': 'postalCode' },
  ...{ zipcode: 'postalCode', zip: 'postalCode', country: 'country', 'country region': 'country' },
  ...{ label: 'label', type: 'label', formatted: 'formatted' },
}
const labelWords: Record<string, string> = {
  business: 'work',
  cell: 'mobile',
  primary: 'main',
  'business fax': 'work fax',
}

const patterns: [RegExp, (found: string[]) => GroupedColumn | null][] = [
  [/^address (\d+) (.+)$/, ([, number = '', part = '']) => addressColumn(number, part)],
  [/^(home|business|work|other) (.+)$/, ([, label = '', part = '']) => addressColumn(label, part, known(label))],
  [
    /^(e mail|phone) (\d+) (value|label|type)$/,
    ([, kind, number, part = '']) => ({
      kind: 'reach',
      group: `${kind} ${number}`,
      part: part === 'value' ? part : 'label',
    }),
  ],
  [
    /^(home|business|work|other|mobile|cell|car|main|primary|pager) (?:phone|telephone)(?: \d)?$/,
    ([whole = '', label = '']) => ({ kind: 'reach', group: whole, part: 'value', label: known(label) }),
  ],
  [
    /^custom field (\d+) (value|label|type)$/,
    ([, number = '', part]) => ({ kind: 'custom', group: number, part: part === 'value' ? part : 'label' }),
  ],
  [
    /^organization ([2-9]\d*) (name|title|department)$/,
    ([, number = '', part = '']) => ({ kind: 'job', group: number, part: part === 'name' ? 'company' : part }),
  ],
]

const known = (label: string) => labelWords[label] ?? label

function addressColumn(group: string, name: string, label?: string): GroupedColumn | null {
  const part = addressPart[name]
  return part ? { kind: 'address', group, part, ...(label && { label }) } : null
}

/** Null for a column that stands alone. */
export function groupedColumn(key: string): GroupedColumn | null {
  for (const [pattern, columnOf] of patterns) {
    const found = pattern.exec(key)
    const column = found && columnOf([...found])
    if (column) return column
  }
  return null
}

/** The cells of grouped columns, group by group. */
export function readGroups() {
  const groups = new Map<string, { column: GroupedColumn; parts: Parts }>()
  const partsOf = ({ kind }: { kind: GroupedColumn['kind'] }) =>
    [...groups.values()].filter(({ column }) => column.kind === kind).map(({ parts }) => parts)
  return {
    add: (column: GroupedColumn, cell: string) => {
      const key = `${column.kind} ${column.group}`
      const parts: Parts = column.label ? { label: column.label } : {}
      const group = groups.getOrInsertComputed(key, () => ({ column, parts }))
      group.parts[column.part] = column.part === 'label' ? plainLabel(cell) : cell.trim()
    },
    read: (split: (cell: string) => string[]) => ({
      addresses: partsOf({ kind: 'address' }).map(toAddress),
      labels: partsOf({ kind: 'reach' }).flatMap(({ label, value = '' }): Label[] =>
        label ? split(value).map((each) => ({ value: each, label })) : [],
      ),
      customFields: partsOf({ kind: 'custom' }).flatMap(({ label, value }): CustomField[] =>
        value ? [{ label: label || 'Custom', value }] : [],
      ),
      jobs: partsOf({ kind: 'job' }) as Job[],
    }),
  }
}

/** Google marks its own labels with a star. */
function plainLabel(cell: string) {
  const label = cell.replace(/^\* ?/, '').trim()
  return /^(?:home|work|mobile|other|main|work fax|home fax|pager)$/i.test(label) ? label.toLowerCase() : label
}

/** Google writes all parts again as one text, which counts only where there are no parts. */
function toAddress({ box, formatted, ...parts }: Parts): Address {
  const { label, ...others } = parts
  const extended = [box, parts.extended].filter(Boolean).join(', ')
  const isFormatted = formatted && Object.keys(others).length === 0 && !box
  return {
    ...parts,
    ...(extended && { extended }),
    ...(isFormatted && { street: formatted.replaceAll(/\s*\n\s*/g, ', ') }),
  }
}
