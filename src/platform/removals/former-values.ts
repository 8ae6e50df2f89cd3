import { isDeepStrictEqual } from 'node:util'

type ChangedValue<Value> = { was: Value; became: Value }

/**
 * The values that come back when a removal, a merge or an import is undone: those of columns that are still as it left them.
 * If somebody holds the same value by now, such as a later removal or another merge, they inherit the former value instead,
 * for when they are undone. What somebody has changed since stays.
 */
export function formerValues<Now extends object, Value>(
  changed: Record<string, ChangedValue<Value>>,
  now: Now,
  inherit: (column: keyof Now & string, change: ChangedValue<Value>) => boolean,
) {
  const values: Record<string, unknown> = {}
  for (const [name, change] of Object.entries(changed)) {
    const column = name as keyof Now & string
    if (!inherit(column, change) && isDeepStrictEqual(now[column], change.became)) values[column] = change.was
  }
  return values as Partial<Now>
}
