import type { Words } from './en.ts'
import { addingWords } from './fr/adding.ts'
import { askWords } from './fr/asking/ask.ts'
import { briefWords } from './fr/asking/brief.ts'
import { findWords } from './fr/asking/find.ts'
import { captureWords } from './fr/capture.ts'
import { cardLookWords, cardShareWords, cardVisitWords } from './fr/card-pages.ts'
import { designWords } from './fr/cards/designs.ts'
import { eventWords, leadWords } from './fr/cards/leads.ts'
import { cardWords } from './fr/cards.ts'
import { dateWords } from './fr/dates.ts'
import { editWords } from './fr/edit.ts'
import { errorWords } from './fr/errors.ts'
import { followupWords } from './fr/followups.ts'
import { mergeWords } from './fr/merge.ts'
import { moveWords } from './fr/moves.ts'
import { offlineWords } from './fr/offline.ts'
import { connectingWords } from './fr/pages/connecting.ts'
import { homeWords } from './fr/pages/home.ts'
import { inviteWords } from './fr/pages/invites.ts'
import { signingInWords } from './fr/pages/signing-in.ts'
import { peopleWords } from './fr/people.ts'
import { personWords } from './fr/person.ts'
import { rhythmWords } from './fr/rhythm.ts'
import { accessWords } from './fr/settings/access.ts'
import { reasons } from './fr/settings/reasons.ts'
import { settingsWords } from './fr/settings/settings.ts'
import { teamWords } from './fr/settings/team.ts'
import { shellWords } from './fr/shell.ts'
import { tagsWords } from './fr/tags.ts'
import { startWords, todayWords } from './fr/today.ts'
import { archiveWords } from './fr/transfer/archive.ts'
import { duplicateWords } from './fr/transfer/duplicates.ts'
import { importWords } from './fr/transfer/imports.ts'
import { sentences } from './fr/transfer/sentences.ts'
import { whoMattersWords } from './fr/transfer/who-matters.ts'
import { reminderWords, sharedWords, unsubscribeWords } from './reminders/fr.ts'

/** French, polite: « vous ». */
export const fr = {
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
