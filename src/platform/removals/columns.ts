import type { Schema } from '../db/schema/schema.ts'

type Columns<Table extends keyof Schema> = Record<Exclude<keyof Schema[Table], 'memberId'>, true>

/** A column that is missing here would be lost by a removal or a merge, so it does not compile. */
const connections: Columns<'connections'> = {
  id: true,
  displayName: true,
  company: true,
  title: true,
  emails: true,
  phones: true,
  tags: true,
  profiles: true,
  location: true,
  howMet: true,
  metOn: true,
  birthday: true,
  rhythmDays: true,
  tagRhythmDays: true,
  learnedRhythmDays: true,
  restUntil: true,
  contactDueOn: true,
  birthdayOn: true,
  nameKey: true,
  sortName: true,
  photo: true,
  createdAt: true,
  updatedAt: true,
  lastContactAt: true,
  recentAt: true,
}

const interactions: Columns<'interactions'> = {
  id: true,
  connectionId: true,
  kind: true,
  text: true,
  transcript: true,
  source: true,
  occurredAt: true,
  createdAt: true,
  audio: true,
  contact: true,
}

const captures: Columns<'captures'> = {
  id: true,
  kind: true,
  text: true,
  transcript: true,
  source: true,
  occurredAt: true,
  createdAt: true,
  audio: true,
}

const promises: Columns<'promises'> = {
  id: true,
  connectionId: true,
  text: true,
  dueOn: true,
  dueTime: true,
  createdAt: true,
  completedAt: true,
  interactionId: true,
  sentence: true,
  dueAssumedAt: true,
}

const findings: Columns<'findings'> = {
  id: true,
  connectionId: true,
  interactionId: true,
  text: true,
  sentence: true,
  dueOn: true,
  dueTime: true,
  foundBy: true,
  createdAt: true,
  promiseId: true,
  dismissedAt: true,
}

const followups: Columns<'followups'> = {
  id: true,
  connectionId: true,
  subject: true,
  body: true,
  drewOn: true,
  writtenBy: true,
  createdAt: true,
  updatedAt: true,
  snoozedUntil: true,
  closedAt: true,
  closedAs: true,
  interactionId: true,
}

const merges: Columns<'merges'> = {
  id: true,
  connectionId: true,
  otherId: true,
  before: true,
  moved: true,
  createdAt: true,
  undoneAt: true,
}

const contactExtras: Columns<'contactExtras'> = { connectionId: true, properties: true }
const contactUids: Columns<'contactUids'> = { uid: true, connectionId: true }

const cards: Columns<'cards'> = {
  id: true,
  templateId: true,
  colour: true,
  contents: true,
  colours: true,
  photo: true,
  logo: true,
  backgroundImage: true,
  videoBackgroundId: true,
  hiddenAt: true,
  listedAt: true,
  createdAt: true,
  updatedAt: true,
}

const cardAddresses: Columns<'cardAddresses'> = { workspaceId: true, slug: true, code: true, cardId: true }

const cardDays: Columns<'cardDays'> = {
  cardId: true,
  day: true,
  views: true,
  botViews: true,
  saves: true,
  exchanges: true,
}

const threads: Columns<'threads'> = { id: true, title: true, turns: true, createdAt: true, updatedAt: true }

const messages: Columns<'messages'> = {
  id: true,
  threadId: true,
  turn: true,
  attempt: true,
  content: true,
  timeZone: true,
  createdAt: true,
  connectionId: true,
  answeredAt: true,
  failure: true,
  writtenBy: true,
  citations: true,
  about: true,
  inputTokens: true,
  outputTokens: true,
  rating: true,
  ratingNote: true,
  ratedAt: true,
}

const webhooks: Columns<'webhooks'> = {
  id: true,
  url: true,
  kinds: true,
  description: true,
  secret: true,
  oldSecret: true,
  oldSecretUntil: true,
  createdAt: true,
  updatedAt: true,
  disabledAt: true,
  disabledFor: true,
  madeBy: true,
  afterNumber: true,
  dueAt: true,
  busyUntil: true,
  turns: true,
  failures: true,
  failingSince: true,
  restUntil: true,
}

const ofPeople = { connections, interactions, promises, findings, followups, merges, contactExtras, contactUids }
const tables = { ...ofPeople, captures, cards, cardAddresses, cardDays, threads, messages, webhooks }

/** The tables whose rows can be restored. */
export type RemovedTable = keyof typeof tables
export const removedTables = Object.keys(tables)

export function columnsOf<Table extends RemovedTable>(table: Table) {
  return Object.keys(tables[table]) as (keyof (typeof tables)[Table])[]
}
