import { personWords } from '../words/en/person.ts'
import { todayWords } from '../words/en/today.ts'

/**
 * The words of the small views in assistants. They are filled in by the browser, so that `{day}` stands for a value where
 * the words of pages are functions.
 */
export const viewWords = {
  person: 'Person',
  nextMoves: 'Next moves',
  waiting: 'One moment…',
  failed: 'Kith could not answer.',
  cancelled: 'This was cancelled.',
  lastContact: 'Last in touch {day}',
  noContact: personWords.noContact,
  contactDue: 'Be in touch by {day}',
  birthday: 'Birthday {day}',
  met: 'Met {day}',
  promises: 'You promised',
  theirPromises: 'They promised',
  facts: 'From your notes',
  latest: 'Latest',
  theyWrote: '{name} wrote',
  due: 'Due {day}',
  overdue: 'Overdue since {day}',
  noDay: todayWords.noDay,
  nothing: 'Nothing about {name} yet.',
  allDone: todayWords.allDone,
  kinds: personWords.kinds,
  moves: todayWords.kinds,
}
