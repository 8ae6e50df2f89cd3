import type { Words } from './en.ts'
import { addingWords } from './pt/adding.ts'
import { askWords } from './pt/asking/ask.ts'
import { briefWords } from './pt/asking/brief.ts'
import { findWords } from './pt/asking/find.ts'
import { captureWords } from './pt/capture.ts'
import { cardLookWords, cardShareWords, cardVisitWords } from './pt/card-pages.ts'
import { designWords } from './pt/cards/designs.ts'
import { eventWords, leadWords } from './pt/cards/leads.ts'
import { cardWords } from './pt/cards.ts'
import { dateWords } from './pt/dates.ts'
import { editWords } from './pt/edit.ts'
import { errorWords } from './pt/errors.ts'
import { followupWords } from './pt/followups.ts'
import { mergeWords } from './pt/merge.ts'
import { moveWords } from './pt/moves.ts'
import { offlineWords } from './pt/offline.ts'
import { connectingWords } from './pt/pages/connecting.ts'
import { homeWords } from './pt/pages/home.ts'
import { inviteWords } from './pt/pages/invites.ts'
import { signingInWords } from './pt/pages/signing-in.ts'
import { peopleWords } from './pt/people.ts'
import { personWords } from './pt/person.ts'
import { rhythmWords } from './pt/rhythm.ts'
import { accessWords } from './pt/settings/access.ts'
import { reasons } from './pt/settings/reasons.ts'
import { settingsWords } from './pt/settings/settings.ts'
import { teamWords } from './pt/settings/team.ts'
import { shellWords } from './pt/shell.ts'
import { tagsWords } from './pt/tags.ts'
import { startWords, todayWords } from './pt/today.ts'
import { archiveWords } from './pt/transfer/archive.ts'
import { duplicateWords } from './pt/transfer/duplicates.ts'
import { importWords } from './pt/transfer/imports.ts'
import { sentences } from './pt/transfer/sentences.ts'
import { whoMattersWords } from './pt/transfer/who-matters.ts'
import { reminderWords, sharedWords, unsubscribeWords } from './reminders/pt.ts'

/** Portuguese as in Portugal, without “tu”. */
export const pt = {
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
