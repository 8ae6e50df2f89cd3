import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Only services that use PostgreSQL load it. */
export const loadPostgres = () => require('./postgres.ts') as typeof import('./postgres.ts')
