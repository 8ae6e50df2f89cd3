import { lengthOf } from '#language/calendar/day-names.ts'
import { callName } from '#language/names/call-name.ts'
import { agoName, agoOfDay, onDay } from '../../kit/dates.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

type Move = Output<'Moves_next'>['moves'][number]
type Nudge = Output<'Moves_nudges'>['nudges'][number]

/** Why a move is suggested, in the member's language. */
export function moveReason(page: ScreenRequest, move: Move): string {
  const { moves } = page.words
  const { facts, reason } = move
  const said = { reason, name: callName(move.connectionName) }
  const ago = (day: string) => agoOfDay(page, Temporal.PlainDate.from(day))
  const day = onDay(page, move.dueOn)
  if (move.kind === 'birthday')
    return facts.age ? moves.birthdayTurning({ ...said, age: facts.age, day }) : moves.birthday({ ...said, day })
  if (move.kind === 'draft') return moves.draft({ ...said, others: facts.others ?? 0 })
  if (facts.metOn) return moves.met({ ...said, ago: ago(facts.metOn) })
  if (facts.addedOn) return moves.added({ ...said, ago: ago(facts.addedOn) })
  if (facts.lastContactOn && facts.rhythm) return quietReason(page, said, ago(facts.lastContactOn), facts.rhythm)
  return moves.promise({
    ...said,
    text: facts.promise ?? '',
    others: facts.others ?? 0,
    due: facts.dueAssumed ? 'assumed' : move.overdue ? 'overdue' : facts.dueTime ? 'timed' : 'day',
    day,
    time: facts.dueTime ?? '',
  })
}

/** Why a person has gone quiet, in the member's language. */
export function nudgeReason(page: ScreenRequest, { displayName, reason, lastContactAt, rhythm }: Nudge) {
  return quietReason(page, { reason, name: callName(displayName) }, agoName(page, lastContactAt), rhythm)
}

const quietReason = (
  page: ScreenRequest,
  said: { reason: string; name: string },
  ago: string,
  rhythm: Nudge['rhythm'],
) => page.words.moves.quiet({ ...said, ago, from: rhythm.from, ...lengthOf(rhythm.days) })
