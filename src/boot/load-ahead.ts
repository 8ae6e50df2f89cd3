import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from './server.ts'

const contact = () => import('#language/reading/read-text.ts')
const facts = () => import('#people/facts/find-facts.ts')
const promises = () => import('#people/promises/find-promises.ts')

/** Rules of language build their patterns when they first read a text, so they read this note and forget it. */
const note = ['Met Anna.', 'I’ll call Anna.', 'Anna works for Acme.', 'I’ll send Anna the slides by Friday.']
const said = { at: Temporal.Instant.from('2026-01-05T12:00:00Z'), timeZone: 'UTC' }

/**
 * What people do first: open the app, look at people, search, write a note. Files that others need come first, so that steps
 * are short.
 */
const steps: (() => Promise<unknown>)[] = [
  () => import('#people/connections/listing/list.ts'),
  () => import('#people/connections/connections.ts'),
  () => import('#people/connections/search.ts'),
  () => import('#language/dates/dates.ts'),
  contact,
  facts,
  promises,
  () => import('#people/interactions/interactions.ts'),
  ...note.flatMap((sentence) => [
    async () => (await contact()).readText(sentence, 'Anna').saysContact(said),
    async () => (await facts()).findFacts(sentence, 'Anna'),
    async () => (await promises()).findPromises(sentence, said),
  ]),
  () => import('#people/promises/promises.ts'),
  () => import('#web/words/words.ts'),
  () => import('#web/app/app.ts'),
  () => import('#web/routes.ts'),
]

const pauseMs = 20
const maxBusyShare = 0.2

/** Loads code while the service has nothing else to do, so that the first calls do not wait for it. */
export async function loadAhead({ openPages }: Pick<Server, 'openPages'>) {
  for (const step of [...steps, openPages]) {
    await untilIdle()
    await step()
  }
}

async function untilIdle() {
  for (let busy = 1; busy > maxBusyShare; ) {
    const before = performance.eventLoopUtilization()
    await pause(pauseMs)
    busy = performance.eventLoopUtilization(before).utilization
  }
}
