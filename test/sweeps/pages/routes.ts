import assert from 'node:assert/strict'
import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

type PageRoute = { method: 'GET' | 'POST'; path: string }

/** Every route that the server of this process registers. Import this before a house is opened. */
const registered: PageRoute[] = []

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const each of ['GET', 'POST'] as const)
      if ([method].flat().includes(each)) registered.push({ method: each, path: url })
  })
})

/** What anybody may ask for: programs, visitors of cards, signing in, and files that are the same for all. */
const forEverybody = [
  /^\/(healthz|readyz|mcp|mcp\/full)$/,
  /^\/(api|oauth|\.well-known|w|c|invites|new-password|sign-up|calendar|photos|video-backgrounds|web|fonts|icons|unsubscribe)\//,
  /^\/(|sign-in|sign-in\/code|sign-in\/passkey|sign-up|sign-out|signed-out|forgotten-password|capture\/offline)$/,
  /^\/(copy\.js|search\.js|time-zone\.js|passkeys\.js|sw\.js|icon\.svg|favicon\.ico|manifest\.webmanifest)$/,
  /^\/dav($|\/)/,
  /^\/cards\/\w+\.(css|js)$/,
]

/** Every route of the server, once. */
export function allRoutes(method: PageRoute['method']) {
  const unique = new Map(registered.map((route) => [`${route.method} ${route.path}`, route]))
  assert.ok(unique.size > 50, 'the routes are known')
  return [...unique.values()].filter((route) => route.method === method)
}

/** The routes of a signed-in member's pages. A new one is here by itself. */
export const memberRoutes = (method: PageRoute['method']) =>
  allRoutes(method).filter(({ path }) => !forEverybody.some((pattern) => pattern.test(path)))

/** Routes that answer with a file, a stream, a card page in a frame or nothing, and so with 401 instead of the way to sign in. */
export const isFile = (path: string) =>
  /^\/(live|session)$|\/stream$|\/audio$|\/photo\/:version$|\/preview$|\/files\/:fileId$/.test(path)

/** A file that a page offers. Without a session, it leads to sign-in like a page. */
export const isDownload = (path: string) => /\.csv$|^\/settings\/export$/.test(path)

/** Which record of the world `:id` is, by the word before it. */
const nouns: Record<string, string> = {
  people: 'connectionId',
  drafts: 'followupId',
  followups: 'followupId',
  leads: 'leadId',
  suggestions: 'suggestionId',
  promises: 'promiseId',
  imports: 'importId',
  archive: 'archiveImportId',
  ask: 'threadId',
  cards: 'cardId',
  tokens: 'tokenId',
  sessions: 'sessionId',
  passkeys: 'passkeyId',
  webhooks: 'webhookId',
  invites: 'inviteId',
  members: 'memberId',
  team: 'workspaceId',
  email: 'unusedId',
  apps: 'appId',
  removed: 'removalId',
  devices: 'subscriptionId',
  sync: 'deviceId',
  tasks: 'taskId',
  meetings: 'meetingCalendarId',
}

/** What a parameter is called among the ids. */
const records: Record<string, string> = { relation: 'relationId' }

/** A route with the ids of a world in its path. */
export function fillRoute(path: string, ids: Record<string, string>) {
  return path.replaceAll(/([\w-]+)\/:(\w+)/g, (_, before: string, param: string) => {
    const id = param === 'year' ? '2026' : ids[param === 'id' ? (nouns[before] ?? '') : (records[param] ?? param)]
    assert.ok(id, `which record is :${param} in ${path}?`)
    return `${before}/${id}`
  })
}

/** Everybody has every year. */
export const hasId = ({ path }: PageRoute) => /\/:(?!year)/.test(path)
