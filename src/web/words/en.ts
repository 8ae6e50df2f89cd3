import { addingWords } from './en/adding.ts'
import { askWords } from './en/asking/ask.ts'
import { briefWords } from './en/asking/brief.ts'
import { findWords } from './en/asking/find.ts'
import { captureWords } from './en/capture.ts'
import { cardLookWords, cardShareWords, cardVisitWords } from './en/card-pages.ts'
import { designWords } from './en/cards/designs.ts'
import { eventWords, leadWords } from './en/cards/leads.ts'
import { cardWords } from './en/cards.ts'
import { dateWords } from './en/dates.ts'
import { editWords } from './en/edit.ts'
import { errorWords } from './en/errors.ts'
import { followupWords } from './en/followups.ts'
import { mergeWords } from './en/merge.ts'
import { moveWords } from './en/moves.ts'
import { offlineWords } from './en/offline.ts'
import { connectingWords } from './en/pages/connecting.ts'
import { homeWords } from './en/pages/home.ts'
import { inviteWords } from './en/pages/invites.ts'
import { signingInWords } from './en/pages/signing-in.ts'
import { peopleWords } from './en/people.ts'
import { personWords } from './en/person.ts'
import { rhythmWords } from './en/rhythm.ts'
import { accessWords } from './en/settings/access.ts'
import { reasons } from './en/settings/reasons.ts'
import { settingsWords } from './en/settings/settings.ts'
import { teamWords } from './en/settings/team.ts'
import { shellWords } from './en/shell.ts'
import { tagsWords } from './en/tags.ts'
import { startWords, todayWords } from './en/today.ts'
import { archiveWords } from './en/transfer/archive.ts'
import { duplicateWords } from './en/transfer/duplicates.ts'
import { importWords } from './en/transfer/imports.ts'
import { sentences } from './en/transfer/sentences.ts'
import { whoMattersWords } from './en/transfer/who-matters.ts'
import { reminderWords, sharedWords, unsubscribeWords } from './reminders/en.ts'

/** English. Another language is an object with the same shape, so that a missing line does not compile. */
export const en = {
  dates: dateWords,
  moves: moveWords,
  errors: errorWords,
  brief: briefWords,
  access: accessWords,
  settings: settingsWords,
  team: teamWords,
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
  rhythm: rhythmWords,
  adding: addingWords,
  people: peopleWords,
  ask: askWords,
  person: personWords,
  shell: shellWords,
  start: startWords,
  tags: tagsWords,
  today: todayWords,
  unsubscribe: unsubscribeWords,
  shared: sharedWords,
}

export type Words = typeof en
