import { join } from 'node:path'

/** Options of Node with which a program that a test starts loads twice as fast, as in scripts/run.cjs. */
export const resolving = ['--require', join(import.meta.dirname, '../../scripts/resolve-imports.cjs')]
