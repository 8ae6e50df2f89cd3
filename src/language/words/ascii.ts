import { createRequire } from 'node:module'
import { lazy } from '../phrases/lazy.ts'

const require = createRequire(import.meta.url)
const loadTables = lazy(() => (require('any-ascii') as typeof import('any-ascii')).default)

export const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** A text in the letters of ASCII. Its half a megabyte of tables is loaded with the first text that needs them. */
export const toAscii = (text: string) => loadTables()(text)
