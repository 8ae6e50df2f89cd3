import { addingWords } from './de/adding.ts'
import { askWords } from './de/asking/ask.ts'
import { briefWords } from './de/asking/brief.ts'
import { findWords } from './de/asking/find.ts'
import { captureWords } from './de/capture.ts'
import { cardLookWords, cardShareWords, cardVisitWords } from './de/card-pages.ts'
import { designWords } from './de/cards/designs.ts'
import { eventWords, leadWords } from './de/cards/leads.ts'
import { cardWords } from './de/cards.ts'
import { dateWords } from './de/dates.ts'
import { editWords } from './de/edit.ts'
import { errorWords } from './de/errors.ts'
import { followupWords } from './de/followups.ts'
import { mergeWords } from './de/merge.ts'
import { moveWords } from './de/moves.ts'
import { offlineWords } from './de/offline.ts'
import { connectingWords } from './de/pages/connecting.ts'
import { homeWords } from './de/pages/home.ts'
import { inviteWords } from './de/pages/invites.ts'
import { signingInWords } from './de/pages/signing-in.ts'
import { peopleWords } from './de/people.ts'
import { personWords } from './de/person.ts'
import { rhythmWords } from './de/rhythm.ts'
import { accessWords } from './de/settings/access.ts'
import { reasons } from './de/settings/reasons.ts'
import { settingsWords } from './de/settings/settings.ts'
import { teamWords } from './de/settings/team.ts'
import { shellWords } from './de/shell.ts'
import { tagsWords } from './de/tags.ts'
import { startWords, todayWords } from './de/today.ts'
import { archiveWords } from './de/transfer/archive.ts'
import { duplicateWords } from './de/transfer/duplicates.ts'
import { importWords } from './de/transfer/imports.ts'
import { sentences } from './de/transfer/sentences.ts'
import { whoMattersWords } from './de/transfer/who-matters.ts'
import type { Words } from './en.ts'
import { reminderWords, sharedWords, unsubscribeWords } from './reminders/de.ts'

/** German, as friends speak: “du”. */
export const de = {
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
