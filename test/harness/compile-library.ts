import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'

/** Builds a library for LD_PRELOAD from a file of C in a folder, and returns its path; null where there is no C compiler. */
export function compileLibrary(source: string, folder: string) {
  const library = join(folder, `${basename(source, '.c')}.so`)
  return spawnSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl']).status === 0 ? library : null
}
