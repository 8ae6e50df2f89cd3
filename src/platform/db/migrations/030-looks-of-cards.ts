import type { Kysely } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** Own colours of a card, the logo of a company, and an own picture behind it. */
export async function looksOfCards(db: Kysely<unknown>, { columns: is }: Engine) {
  for (const column of ['colours', 'logo', 'background_image'])
    await db.schema.alterTable('cards').addColumn(column, is.json).execute()
}
