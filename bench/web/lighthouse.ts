import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startBrowser } from './devtools.ts'
import { mainScreens, type Row, type Target } from './rows.ts'

type Categories = Record<string, { title: string; score: number | null }>
type Options = { port: number; logLevel: 'silent'; extraHeaders?: Record<string, string>; skipAudits?: string[] }
type Lighthouse = (url: string, options: Options) => Promise<{ lhr: { categories: Categories } } | undefined>

/** Scores of the main screens and of the public home page. Lighthouse brings 117 packages, so it is installed elsewhere. */
export async function lighthouse(target: Target, folder: string | undefined): Promise<Row[]> {
  const file = join(folder ?? 'node_modules', folder ? 'node_modules' : '', 'lighthouse/core/index.js')
  if (!existsSync(file)) return [['Lighthouse', '100', 'not installed: see --lighthouse']]
  const { default: run } = (await import(pathToFileURL(file).href)) as { default: Lighthouse }
  const { port, stop } = await startBrowser()
  const rows: Row[] = []
  // Private pages say noindex, which the SEO score takes for a fault.
  const signedIn = { extraHeaders: { Cookie: `kith=${target.token}` }, skipAudits: ['is-crawlable'] }
  for (const [name, path] of Object.entries({ ...mainScreens(target), 'the public home page': '/' })) {
    const result = await run(target.url + path, { port, logLevel: 'silent', ...(path !== '/' && signedIn) })
    const scores = Object.values(result?.lhr.categories ?? {}).map(
      ({ title, score }) => `${title.toLowerCase()} ${Math.round((score ?? 0) * 100)}`,
    )
    rows.push([`Lighthouse, ${name}`, '100', scores.join(', ')])
  }
  await stop()
  return rows
}
