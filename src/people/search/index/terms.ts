import { countryNames } from '#language/names/country-names.ts'
import { nameTerms } from '#language/names/name-keys.ts'
import { compareText } from '#language/words/fold.ts'
import { reversedDigits, tellingWords, words } from '#language/words/words.ts'
import { chunks, pacedChunks } from '#platform/db/batches.ts'
import { prepared, preparedForLists, preparedForRows } from '#platform/db/prepared.ts'
import { lockAsReference } from '#platform/db/row-locks.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { Address, CustomField, Job } from '#platform/db/schema/values.ts'
import { noteLeavingWords } from './forget-words.ts'
import { knownWordsIn, learnVariants, type Owner, searchVersion, vocabularyOf } from './vocabulary.ts'

/** The searchable fields of a person. */
export type PersonFields = {
  displayName: string
  company: string | null
  title: string | null
  location: string | null
  howMet: string | null
  department: string | null
  role: string | null
  emails: string[]
  phones: string[]
  tags: string[]
  nicknames: string[]
  addresses: Address[]
  jobs: Job[]
  customFields: CustomField[]
}

export const searchedColumns = [
  ...(['displayName', 'company', 'title', 'location', 'howMet', 'department', 'role'] as const),
  ...(['emails', 'phones', 'tags', 'nicknames', 'addresses', 'jobs', 'customFields'] as const),
]

export type FieldName = 'tag' | 'nickname' | 'company' | 'title' | 'place' | 'job' | 'custom' | 'met' | 'email'

/** The texts that a person is found by, beside the name. */
export function textsOf(person: PersonFields): [FieldName, string | null | undefined][] {
  const { nicknames = [], addresses = [], jobs = [], customFields = [] } = person
  return [
    ['company', person.company],
    ['title', person.title],
    ['place', person.location],
    ['title', person.department],
    ['title', person.role],
    ...person.tags.map((tag): [FieldName, string] => ['tag', tag]),
    ...nicknames.map((name): [FieldName, string] => ['nickname', name]),
    ...addresses.flatMap(placesOf),
    ...jobs.map((job): [FieldName, string] => [
      'job',
      [job.title, job.department, job.company].filter(Boolean).join(', '),
    ]),
    ...customFields.map(({ label, value }): [FieldName, string] => ['custom', `${label}: ${value}`]),
    ['met', person.howMet],
    ...person.emails.map((email): [FieldName, string] => ['email', email]),
  ]
}

/** A country is found by its name in other languages too. */
function placesOf({ street, extended, city, region, postalCode, country = '' }: Address): [FieldName, string][] {
  const address = [street, extended, postalCode, city, region, country].filter(Boolean).join(', ')
  return [address, ...countryNames(country)].map((text) => ['place', text])
}

// The first character marks the kind of a term. Words of fields other than the name have no mark.
export const phoneTerm = (phone: string) => `#${reversedDigits(phone)}`
export const emailTerm = (email: string) => `@${email.toLowerCase()}`
export const phraseTerm = (first: string, second: string) => `*${first} ${second}`

export function personTerms(person: PersonFields) {
  const { displayName, emails, phones } = person
  const found = textsOf(person).flatMap(([field, text]) => (text ? [{ field, words: words(text) }] : []))
  const withPhrases = found.filter(({ field }) => field !== 'met' && field !== 'email')
  const other = [...found.flatMap(({ words }) => words), ...withPhrases.flatMap(({ words }) => phrases(words))]
  return [...new Set([...nameTerms(displayName), ...other, ...emails.map(emailTerm), ...phones.map(phoneTerm)])]
}

/** Each two neighbouring words, so that two common words side by side are found at once. */
function phrases(words: string[]) {
  return words.slice(1).map((word, at) => phraseTerm(words[at] ?? '', word))
}

export function entryTerms(...texts: (string | null)[]) {
  return [...new Set(texts.flatMap((text) => (text ? tellingWords(text) : [])))]
}

type TermPlace = Schema['searchTerms']['place']
type SourceRecord = { connectionId: string; sourceId: string; place: TermPlace }

/** The record of a person's own fields. */
export const personRecord = (connectionId: string) => ({ connectionId, sourceId: connectionId, place: 'own' as const })

/** A record with the terms that it is found by. */
export type IndexedRecord = SourceRecord & { terms: string[] }

/** Changes the terms of a record from `before` to `now`. */
export async function indexTerms(ctx: Owner, record: SourceRecord, before: string[], now: string[]) {
  const had = new Set(before)
  const has = new Set(now)
  const gone = before.filter((term) => !has.has(term))
  await removeOfOne(ctx, { ...record, terms: gone })
  await noteLeaving(ctx, [{ ...record, terms: gone }])
  const added = now.filter((term) => !had.has(term))
  if (added.length === 0) return
  // As a new record would: a job may be about to forget one of these words.
  if (before.length > 0) await referToMember(ctx.db, { id: ctx.member.id })
  await indexRecords(ctx, [{ ...record, terms: added }])
}

const referToMember = prepared((db, { id }: { id: string }) =>
  lockAsReference(db, db.selectFrom('members').select('id').where('id', '=', id)),
)

/** Their words are forgotten, unless other records have them too. */
export async function noteLeaving(ctx: Owner, records: IndexedRecord[]) {
  const words = records.flatMap(({ place, terms }) => vocabularyOf(place, terms))
  await noteLeavingWords(
    ctx,
    words.map(({ mark, word }) => mark + word),
  )
}

/** Removes terms of one record. */
export async function removeOfOne(ctx: Owner, { terms, ...record }: IndexedRecord) {
  for await (const part of pacedChunks(terms)) await deleteTerms(ctx.db, { memberId: ctx.member.id, ...record }, part)
}

const deleteTerms = preparedForLists((db, record: SourceRecord & { memberId: string }, terms) =>
  db
    .deleteFrom('searchTerms')
    .where('memberId', '=', record.memberId)
    .where('place', '=', record.place)
    .where('term', 'in', terms)
    .where('connectionId', '=', record.connectionId)
    .where('sourceId', '=', record.sourceId),
)

/** Adds the terms of new records, in batches: one by one, many records would take ten times as long. */
export async function indexRecords(ctx: Owner, records: IndexedRecord[]) {
  const [first, ...others] = records
  if (first && others.length === 0) await insertOfOne(ctx, first)
  else await insertRows(ctx.db, rowsOf(ctx, records))
  await learnWords(ctx, records)
}

/** The same for records that may be in the index already, written by an older version. */
export async function renewRecords(ctx: Owner, records: IndexedRecord[]) {
  await renewRows(ctx.db, rowsOf(ctx, records))
  await learnWords(ctx, records)
}

async function learnWords(ctx: Owner, records: IndexedRecord[]) {
  for (const [place, of] of Map.groupBy(records, (record) => record.place)) {
    const terms = new Set(of.flatMap((record) => record.terms))
    for (const part of chunks(vocabularyOf(place, [...terms]), 500)) await learnVariants(ctx, part)
  }
}

async function insertOfOne(ctx: Owner, { terms, ...record }: IndexedRecord) {
  for await (const part of pacedChunks(terms)) await insertTerms(ctx.db, { memberId: ctx.member.id, ...record }, part)
}

const insertTerms = preparedForLists((db, record: SourceRecord & { memberId: string }, terms) => {
  const { memberId, connectionId, sourceId, place } = record
  return db
    .insertInto('searchTerms')
    .values(terms.map((term) => ({ memberId, connectionId, sourceId, place, term, version: searchVersion })))
    .onConflict((conflict) => conflict.doNothing())
})

function rowsOf({ member }: Owner, records: IndexedRecord[]) {
  const rows = records.flatMap(({ terms, ...record }) =>
    terms.map((term) => ({ memberId: member.id, ...record, term, version: searchVersion })),
  )
  return rows.sort(byKey)
}

type TermKey = { place: string; term: string; connectionId: string; sourceId: string }

/** In the order of the index: neighbours are on one page. */
function byKey(a: TermKey, b: TermKey) {
  return (
    compareText(a.place, b.place) ||
    compareText(a.term, b.term) ||
    compareText(a.connectionId, b.connectionId) ||
    compareText(a.sourceId, b.sourceId)
  )
}

const key = ['memberId', 'place', 'term', 'connectionId', 'sourceId'] as const
const insertRows = preparedForRows('searchTerms', [...key, 'version'], (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()),
)
const renewRows = preparedForRows('searchTerms', [...key, 'version'], (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(key).doUpdateSet((set) => ({ version: set.ref('excluded.version') })),
  ),
)

/** In batches: no statement may take long, however much there is. */
export async function forgetTerms(ctx: Owner) {
  for (const place of ['own', 'said', 'drafted'] as const) {
    for (let last = await nextTerm(ctx, place); last; last = await nextTerm(ctx, place)) {
      await ofMember(ctx).where('place', '=', place).where('term', '<=', last).execute()
    }
  }
  await ofMember(ctx).execute()
  knownWordsIn(ctx.db)?.forget(ctx.member.id)
  await ctx.db.deleteFrom('searchVariants').where('memberId', '=', ctx.member.id).execute()
}

async function nextTerm(ctx: Owner, place: TermPlace) {
  const row = await ctx.db
    .selectFrom('searchTerms')
    .select('term')
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', place)
    .orderBy('term')
    .offset(batchSize)
    .limit(1)
    .executeTakeFirst()
  return row?.term
}

const batchSize = 20_000

function ofMember(ctx: Owner) {
  return ctx.db.deleteFrom('searchTerms').where('memberId', '=', ctx.member.id)
}
