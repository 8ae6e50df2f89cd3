import type { PublicRow } from '#cards/cards/public-cards.ts'
import { consentText } from '#cards/exchange/consent.ts'
import { formStamp } from '#cards/exchange/stamp.ts'
import type { Kith } from '#platform/context/context.ts'
import { type Packed, packed } from '../site/compressed.ts'
import { emptyForm, stampPlace } from './page/form.ts'
import { cardPage } from './page/page.ts'
import { shownCard } from './view.ts'

type Kept = { version: string; halves: [string, string]; second: number; page: Packed }

const most = 500

/**
 * Pages of the cards that are asked for most, drawn once as long as nothing on them changes.
 * The form's stamp says when it was made: visitors within one second share one.
 */
export function cardPages(kith: Kith) {
  const kept = new Map<string, Kept>()

  return async (row: PublicRow): Promise<Packed> => {
    const version = [row.updatedAt, row.workspaceSlug, row.slug, row.workspaceName].join(' ')
    const second = Math.floor(kith.now().epochMilliseconds / 1000)
    const found = kept.get(row.id)
    const isSame = found?.version === version
    if (isSame && found.second === second) return found.page
    const halves = isSame ? found.halves : drawn(kith, row)
    const stamp = await formStamp(kith, row.id)
    const page = packed('text/html; charset=utf-8', 'no-cache', halves.join(stamp))
    // The one asked for last stands last: the first is the one to go.
    kept.delete(row.id)
    kept.set(row.id, { version, halves, second, page })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return page
  }
}

function drawn({ config }: Kith, row: PublicRow): [string, string] {
  const page = cardPage(shownCard(config.baseUrl, row), consentText(row.contents.name), emptyForm)
  const [before = '', after = ''] = page.split(stampPlace)
  return [before, after]
}
