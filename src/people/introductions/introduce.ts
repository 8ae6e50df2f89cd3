import { lockMembers } from '#members/members/member-row.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import type { NewPerson } from '../connections/add.ts'
import { createConnection } from '../connections/connections.ts'
import { addNote } from '../interactions/interactions.ts'
import { findLikelyPeople } from './likely-people.ts'
import { findRepeatedPerson } from './repeated-person.ts'

type Introduction = NewPerson & { note?: string | undefined; asNew?: boolean | undefined }

/** Adds a person with a first note, or says who it may be. */
export async function introduce(ctx: MemberContext, { note, asNew, ...person }: Introduction) {
  return transaction(ctx, async (ctx) => {
    // Locked first: of two requests at once, the second sees whom the first added.
    await lockMembers(ctx, ctx.member.id)
    const repeated = await findRepeatedPerson(ctx, person)
    const likely = repeated || asNew ? [] : await findLikelyPeople(ctx, person)
    if (likely.length > 0) return { made: false, likely, next: whatToDo }
    const connectionId = repeated ?? (await createConnection(ctx, person)).connectionId
    const { found } = note === undefined ? {} : await addNote(ctx, { connectionId, text: note })
    return { made: true, connectionId, found }
  })
}

const whatToDo =
  'Nobody was added, because it may be one of these. If it is, add the note to that person. If it is somebody else, repeat this with asNew: true.'
