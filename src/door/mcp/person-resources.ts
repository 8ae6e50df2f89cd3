import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server'
import { Refusal } from '#contract/errors.ts'
import { Id } from '#contract/fields.ts'
import type { Page } from '#contract/operation.ts'
import { missingToken } from '#members/access/authenticate.ts'
import { findConnection } from '#people/connections/record/row.ts'
import type { Context } from '#platform/context/context.ts'
import type { EventRow, Follower } from '#platform/context/event-feed.ts'
import { latestEvent } from '#platform/events/read.ts'
import { call } from '../call.ts'
import { markVisitors } from './answers/mark-visitors.ts'
import { writeAnswer } from './answers/shorten.ts'
import { answerInSession, type ToolSession } from './session.ts'
import { type ViewPages, viewContents } from './views.ts'

const maxListed = 50
const mimeType = 'application/json'
const prefix = 'kith://people/'

export const personTemplate = `${prefix}{id}`
export const personUri = (connectionId: string) => `${prefix}${connectionId}`

/** The id in the address of a person; null for any other address. */
function personIdOf(uri: string) {
  return uri.startsWith(prefix) ? (Id.safeParse(uri.slice(prefix.length)).data ?? null) : null
}

/** People as resources: those last in touch are listed, everybody can be read. */
export function servePeople(server: Server, session: ToolSession, pages: ViewPages) {
  server.setRequestHandler('resources/list', () => answerInSession(session, listPeople))

  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      {
        uriTemplate: personTemplate,
        name: 'person',
        title: 'A person',
        description: 'A person at a glance, as the tool brief returns it. The id is a connectionId.',
        mimeType,
      },
    ],
  }))

  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const view = viewContents(uri, pages)
    if (view) return { contents: [view] }
    return answerInSession(session, async (ctx) => ({ contents: [await readPerson(ctx, uri)] }))
  })
}

async function listPeople(ctx: Context) {
  const { output } = await call(ctx, 'Connections_list', { order: 'recent', limit: maxListed })
  const { items } = output as unknown as Page<(typeof output)[number]>
  const people = await markVisitors<((typeof items)[number] & { personSource?: string })[]>(ctx, items)
  const resources = people.map(({ connectionId, displayName, title, company, personSource }) => ({
    uri: personUri(connectionId),
    name: displayName,
    description: describePerson([title, company], personSource !== undefined),
    mimeType,
  }))
  return { resources }
}

function describePerson(details: (string | undefined)[], isVisitor: boolean) {
  const known = details.filter(Boolean).join(', ')
  return isVisitor ? `Typed by a visitor: ${known || 'the name'}` : known || undefined
}

async function readPerson(ctx: Context, uri: string) {
  const connectionId = personIdOf(uri)
  if (connectionId === null) throw notFound(uri)
  const { output } = await call(ctx, 'Connections_brief', { connectionId }).catch((error) => {
    throw error instanceof Refusal && error.code === 'not_found' ? notFound(uri) : error
  })
  return { uri, mimeType, text: writeAnswer(await markVisitors(ctx, output), {}, {}) }
}

/** Whether the member has the person at this address. */
export async function hasPerson(ctx: Context, uri: string) {
  const connectionId = personIdOf(uri)
  if (connectionId === null || !ctx.caller) return false
  return Boolean(await findConnection({ ...ctx, ...ctx.caller }, connectionId))
}

export const notFound = (uri: string) =>
  new ResourceNotFoundError(uri, 'No person has this address. Use search_connections to find them.')

/** Calls `tell` with the address of each person that changes, until the caller leaves or their access ends. */
export async function followPeople(ctx: Context, tell: (uri: string) => void): Promise<Follower> {
  if (!ctx.caller) throw missingToken()
  const { member, tokenId, expiresAt } = ctx.caller
  const collect = onceEach(tell)
  const hear = (event: EventRow) => peopleIn(event).forEach(collect)
  const follower = ctx.feed.join({ memberId: member.id, tokenId, expiresAt, hear })
  try {
    follower.after = await latestEvent(ctx, member.id)
  } catch (error) {
    follower.over.abort()
    throw error
  }
  return follower
}

/** A merge is about two people. */
function peopleIn({ kind, subjectId, connectionId }: EventRow) {
  const ids = new Set([connectionId, kind.startsWith('connection.') ? subjectId : null])
  return [...ids].filter((id) => id !== null).map(personUri)
}

/** One note makes several events, which are read together, so each person is announced once. */
function onceEach(tell: (uri: string) => void) {
  const waiting = new Set<string>()
  return (uri: string) => {
    if (waiting.size === 0)
      queueMicrotask(() => {
        const uris = [...waiting]
        waiting.clear()
        for (const each of uris) tell(each)
      })
    waiting.add(uri)
  }
}
