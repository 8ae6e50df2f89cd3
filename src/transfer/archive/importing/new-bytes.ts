import type { MemberContext } from '#platform/context/context.ts'
import { pacedChunks } from '#platform/db/batches.ts'
import type { Manifest } from '../zip/manifest.ts'

/** How much the recordings and photos in an archive take, without the recordings that the member has. */
export async function countNewBytes(ctx: MemberContext, { files }: Pick<Manifest, 'files'>) {
  const stored = Object.entries(files).filter(([name]) => name.includes('/') && !name.startsWith('data/'))
  const known = await knownRecordings(ctx, new Set(stored.flatMap(([name]) => recordingIn(name) ?? [])))
  return stored.reduce((sum, [name, { bytes }]) => sum + (known.has(recordingIn(name) ?? '') ? 0 : bytes), 0)
}

const recordingIn = (name: string) => /^audio\/([\da-f-]{36})\./.exec(name)?.[1]

async function knownRecordings({ db, member }: MemberContext, ids: Set<string>) {
  const known = new Set<string>()
  for (const table of ['interactions', 'captures'] as const)
    for await (const some of pacedChunks([...ids])) {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where('memberId', '=', member.id)
        .where('id', 'in', some)
        .where('audio', 'is not', null)
        .execute()
      for (const { id } of rows) known.add(id)
    }
  return known
}
