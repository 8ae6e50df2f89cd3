import { withSource } from '#platform/audio/source.ts'

/** The beginning of a file. */
export function headOf(path: string, size: number) {
  return withSource(path, ({ read }) => read(0, size))
}
