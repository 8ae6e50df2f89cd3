import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

// Is part of each program of the bundle, and makes stack traces name the sources. Node can do so too (--enable-source-maps), but
// reads every source map at the start: half a second and 40 MB.

const bundle = new URL('.', import.meta.url).href
const position = /(file:\S+\.mjs):(\d+):(\d+)/
/** Errors often come together. */
const keptMs = 60_000
const maps = new Map<string, SourceMap>()

Error.prepareStackTrace = (error, frames) => {
  const lines = frames.map((frame) => `\n    at ${String(frame).replace(position, sourcePosition)}`)
  return `${header(error)}${lines.join('')}`
}

function header(error: Error) {
  try {
    return String(error)
  } catch {
    return 'Error'
  }
}

function sourcePosition(inBundle: string, url: string, line: string, column: string) {
  if (!url.startsWith(bundle)) return inBundle
  try {
    const entry = mapOf(url).findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) return inBundle
    const source = fileURLToPath(new URL(entry.originalSource, url))
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  } catch {
    return inBundle
  }
}

function mapOf(url: string) {
  const known = maps.get(url)
  if (known) return known
  const map = new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')))
  if (maps.size === 0) setTimeout(() => maps.clear(), keptMs).unref()
  maps.set(url, map)
  return map
}
