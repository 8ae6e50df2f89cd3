import { type PublicRow, sendsCopies } from '#cards/cards/public-cards.ts'
import { consentIn, consentText, formStamp } from '#cards/exchange/stamp.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import type { CatalogLanguage } from '#contract/texts/languages.ts'
import type { Kith } from '#platform/context/context.ts'
import { type Compressed, compress } from '../site/compressed.ts'
import { buildCardView } from './build-view.ts'
import { emptyForm, stampPlaceholder } from './page/exchange-form.ts'
import { cardPage } from './page/page.ts'

type CacheEntry = { version: string; halves: [string, string]; second: number; page: Compressed }

const maxCachedPages = 500

/**
 * Keeps the pages of the most visited cards and renders them again when the card changes.
 * A page is kept in each language that visitors read. The form's stamp holds a time: all visitors within one second share one stamp.
 */
export function cachedCardPages(kith: Kith) {
  const cache = new Map<string, CacheEntry>()

  return async (row: PublicRow, language: CatalogLanguage): Promise<Compressed> => {
    const key = `${row.id} ${language}`
    const { updatedAt, workspaceSlug, slug, workspaceName } = row
    const version = [updatedAt, workspaceSlug, slug, workspaceName, sendsCopies(kith, row)].join(' ')
    const second = Math.floor(kith.now().epochMilliseconds / 1000)
    const cached = cache.get(key)
    const isCurrent = cached?.version === version
    if (isCurrent && cached.second === second) return cached.page
    const halves = isCurrent ? cached.halves : renderHalves(kith, row, language)
    const stamp = await formStamp(kith, row.id, consentIn[language])
    const page = compress('text/html; charset=utf-8', 'no-cache', halves.join(stamp))
    // Least recently used first: a Map keeps the order of insertion.
    cache.delete(key)
    cache.set(key, { version, halves, second, page })
    const [oldest] = cache.keys()
    if (cache.size > maxCachedPages && oldest !== undefined) cache.delete(oldest)
    return page
  }
}

/** The page before and after the stamp. */
function renderHalves(kith: Kith, row: PublicRow, language: CatalogLanguage): [string, string] {
  const consent = consentText(row.contents.name, consentIn[language])
  const page = cardPage(buildCardView(kith, row, wordsFor(language).cardPage), consent, emptyForm)
  const [before = '', after = ''] = page.split(stampPlaceholder)
  return [before, after]
}
