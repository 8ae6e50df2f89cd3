import type { Words } from './en.ts'
import { addingWords } from './es/adding.ts'
import { askWords } from './es/asking/ask.ts'
import { briefWords } from './es/asking/brief.ts'
import { findWords } from './es/asking/find.ts'
import { captureWords } from './es/capture.ts'
import { cardLookWords, cardShareWords, cardVisitWords } from './es/card-pages.ts'
import { designWords } from './es/cards/designs.ts'
import { eventWords, leadWords } from './es/cards/leads.ts'
import { cardWords } from './es/cards.ts'
import { dateWords } from './es/dates.ts'
import { editWords } from './es/edit.ts'
import { errorWords } from './es/errors.ts'
import { followupWords } from './es/followups.ts'
import { mergeWords } from './es/merge.ts'
import { moveWords } from './es/moves.ts'
import { offlineWords } from './es/offline.ts'
import { connectingWords } from './es/pages/connecting.ts'
import { homeWords } from './es/pages/home.ts'
import { inviteWords } from './es/pages/invites.ts'
import { signingInWords } from './es/pages/signing-in.ts'
import { peopleWords } from './es/people.ts'
import { personWords } from './es/person.ts'
import { rhythmWords } from './es/rhythm.ts'
import { accessWords } from './es/settings/access.ts'
import { reasons } from './es/settings/reasons.ts'
import { settingsWords } from './es/settings/settings.ts'
import { teamWords } from './es/settings/team.ts'
import { shellWords } from './es/shell.ts'
import { tagsWords } from './es/tags.ts'
import { startWords, todayWords } from './es/today.ts'
import { archiveWords } from './es/transfer/archive.ts'
import { duplicateWords } from './es/transfer/duplicates.ts'
import { importWords } from './es/transfer/imports.ts'
import { sentences } from './es/transfer/sentences.ts'
import { whoMattersWords } from './es/transfer/who-matters.ts'
import { reminderWords, sharedWords, unsubscribeWords } from './reminders/es.ts'

/** Spanish, informal: “tú”. */
export const es = {
  access: accessWords,
  settings: settingsWords,
  team: teamWords,
  dates: dateWords,
  moves: moveWords,
  errors: errorWords,
  brief: briefWords,
  invites: inviteWords,
  signingIn: signingInWords,
  home: homeWords,
  connecting: connectingWords,
  sentences,
  reasons,
  capture: captureWords,
  offline: offlineWords,
  cards: cardWords,
  cardLook: cardLookWords,
  designs: designWords,
  cardShare: cardShareWords,
  cardVisits: cardVisitWords,
  leads: leadWords,
  event: eventWords,
  imports: importWords,
  archive: archiveWords,
  duplicates: duplicateWords,
  whoMatters: whoMattersWords,
  edit: editWords,
  find: findWords,
  followups: followupWords,
  merge: mergeWords,
  reminders: reminderWords,
  unsubscribe: unsubscribeWords,
  shared: sharedWords,
  rhythm: rhythmWords,
  adding: addingWords,
  people: peopleWords,
  ask: askWords,
  person: personWords,
  shell: shellWords,
  start: startWords,
  tags: tagsWords,
  today: todayWords,
} satisfies Words
