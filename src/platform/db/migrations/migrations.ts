import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine/engine.ts'
import { theHouse } from './001-the-house.ts'
import { theLivingMemory } from './002-the-living-memory.ts'
import { cardsToShare } from './003-cards-to-share.ts'
import { questionsAndAnswers } from './004-questions-and-answers.ts'
import { connectedApps } from './005-connected-apps.ts'
import { webhooks } from './006-webhooks.ts'
import { calendarFeeds } from './007-calendar-feeds.ts'
import { imports } from './008-imports.ts'
import { archives } from './009-archives.ts'
import { forgottenPasswords } from './010-forgotten-passwords.ts'
import { vectorsFollowEvents } from './011-vectors-follow-events.ts'
import { peopleInOrder } from './012-people-in-order.ts'
import { chosenIds } from './013-chosen-ids.ts'
import { captures } from './014-captures.ts'
import { removals } from './015-removals.ts'
import { photosOfPeople } from './016-photos-of-people.ts'
import { buriedJobs } from './017-buried-jobs.ts'
import { securityLog } from './020-security-log.ts'
import { sessionsByDevice } from './021-sessions-by-device.ts'
import { verifiedAddresses } from './024-verified-addresses.ts'

/** Forward only, and never changed once released: a later change is a later migration. */
const steps: Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>> = {
  '001-the-house': theHouse,
  '002-the-living-memory': theLivingMemory,
  '003-cards-to-share': cardsToShare,
  '004-questions-and-answers': questionsAndAnswers,
  '005-connected-apps': connectedApps,
  '006-webhooks': webhooks,
  '007-calendar-feeds': calendarFeeds,
  '008-imports': imports,
  '009-archives': archives,
  '010-forgotten-passwords': forgottenPasswords,
  '011-vectors-follow-events': vectorsFollowEvents,
  '012-people-in-order': peopleInOrder,
  '013-chosen-ids': chosenIds,
  '014-captures': captures,
  '015-removals': removals,
  '016-photos-of-people': photosOfPeople,
  '017-buried-jobs': buriedJobs,
  '020-security-log': securityLog,
  '021-sessions-by-device': sessionsByDevice,
  '024-verified-addresses': verifiedAddresses,
}

export function migrations(engine: Engine): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, { up: (db: Kysely<unknown>) => step(db, engine) }]),
  )
}
