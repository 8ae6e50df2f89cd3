import { type PageElement, readElements } from './elements.ts'
import type { Answer, PageBrowser } from './requests.ts'

export type CrawledPage = Answer & { path: string; from: string; elements: PageElement[] }

const maxPages = 400

/** Opens a member's pages and all that they link to within the app, once each. */
export async function crawl(browser: PageBrowser, starts: string[]) {
  const pages: CrawledPage[] = []
  const waiting = starts.map((path) => ({ path, from: '' }))
  const seen = new Set(starts)
  for (let next = waiting.shift(); next && pages.length < maxPages; next = waiting.shift()) {
    const answer = await browser.get(next.path)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const page = { ...answer, ...next, elements: isPage ? readElements(answer.text) : [] }
    pages.push(page)
    for (const path of linksOf(page).filter((each) => !seen.has(each))) {
      seen.add(path)
      waiting.push({ path, from: page.path })
    }
  }
  return pages
}

/** Where a page leads within the service: links, pictures, sounds and where it redirects to. */
function linksOf({ elements, headers, path }: CrawledPage) {
  const addresses = elements.flatMap(({ name, attributes: { href, src } }) => (/^use$/.test(name) ? [] : [href, src]))
  return [...addresses, headers.get('location') ?? undefined].flatMap((address) => {
    if (address === undefined || address.startsWith('#')) return []
    const url = new URL(address, `http://kith.invalid${path}`)
    return url.host === 'kith.invalid' && !/^\/(api|w|web)\//.test(url.pathname) ? [url.pathname + url.search] : []
  })
}
