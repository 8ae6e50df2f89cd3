import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Context } from '#platform/context/context.ts'

/** What anybody may know of a workspace with published cards: its name. */
export async function getPublicWorkspace({ db }: Pick<Context, 'db'>, slug: string) {
  const found = await db
    .selectFrom('workspaces')
    .select('name')
    .where('slug', '=', slug)
    .where((where) =>
      where.exists(
        where
          .selectFrom('cardAddresses')
          .innerJoin('cards', (join) =>
            join.onRef('cards.memberId', '=', 'cardAddresses.memberId').onRef('cards.id', '=', 'cardAddresses.cardId'),
          )
          .select('cards.id')
          .whereRef('cardAddresses.workspaceId', '=', 'workspaces.id')
          .where('cards.hiddenAt', 'is', null),
      ),
    )
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', say('refusals.workspaces.noWorkspaceAtAddress'))
  return found
}
