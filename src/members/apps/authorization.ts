import type { IncomingMessage, ServerResponse } from 'node:http'
import type { InteractionResults } from 'oidc-provider'
import { InvalidClient, InvalidClientMetadata, SessionNotFound } from 'oidc-provider/lib/helpers/errors.js'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { lazy } from '#language/phrases/lazy.ts'
import type { Kith } from '#platform/context/context.ts'
import { accessForScope, widestResource } from '../access/app-resource.ts'
import { type Keys, readKeys } from './keys.ts'
import type { openProvider, ShowError } from './provider.ts'
import { hasMetadataDocument } from './store/adapters.ts'

export type Authorization = ReturnType<typeof openAuthorization>
export type AuthorizationRequest = Awaited<ReturnType<Authorization['asked']>>

/** How soon a process reads new keys. */
const keysKnownFor = { minutes: 10 }

/** The authorization server, opened again whenever its keys change. */
export function openAuthorization(kith: Kith, showError: ShowError) {
  let current: Promise<Current> | null = null

  function open(): Promise<Current> {
    current = renewed(current).catch((error) => {
      current = null
      throw error
    })
    return current
  }

  async function renewed(before: Promise<Current> | null): Promise<Current> {
    const known = await before
    const now = kith.now()
    if (known && Temporal.Instant.compare(now, known.until) < 0) return known
    const keys = await readKeys(kith)
    const until = now.add(keysKnownFor)
    if (known && sameKeys(known.keys, keys)) return { ...known, until }
    // Loaded for the first app: loading takes time and memory that most instances never need.
    const { openProvider } = await import('./provider.ts')
    const provider = openProvider(kith, keys, showError)
    return { provider, handle: provider.callback(), keys, until }
  }

  /** What the app asks for in this browser's request. */
  async function asked(request: IncomingMessage, response: ServerResponse, uid: string) {
    const { provider } = await open()
    const { uid: own, params, returnTo } = await provider.interactionDetails(request, response).catch(throwGone)
    if (own !== uid) throw requestGone()
    const redirectUri = String(params.redirect_uri)
    const client = await provider.Client.find(String(params.client_id)).catch(throwGone)
    if (!client?.redirectUriAllowed(redirectUri)) throw requestGone()
    const host = redirectHost(redirectUri)
    const access = accessForScope(String(params.scope)) ?? 'read'
    const resource = widestResource(kith.config, [params.resource].flat().map(String))
    const describedAt = hasMetadataDocument(client.clientId) ? redirectHost(client.clientId) : null
    const name = displayNameOf(client.clientName, host)
    const { client_id, client_name, redirect_uris } = client.metadata()
    const document = { client_id, client_name, redirect_uris }
    return {
      uid,
      clientId: client.clientId,
      document,
      name,
      host,
      describedAt,
      redirectUri,
      access,
      resource,
      returnTo,
    }
  }

  /** Where the browser goes after the member has answered. */
  async function answer(request: IncomingMessage, response: ServerResponse, result: InteractionResults) {
    const { provider } = await open()
    return provider.interactionResult(request, response, result, { mergeWithLastSubmission: false }).catch(throwGone)
  }

  return { open, asked, answer }
}

type Provider = ReturnType<typeof openProvider>
type Current = { provider: Provider; handle: ReturnType<Provider['callback']>; keys: Keys; until: Temporal.Instant }

const sameKeys = (one: Keys, other: Keys) => JSON.stringify(one) === JSON.stringify(other)

/** Also if the app's metadata document is gone or has changed. */
function throwGone(error: unknown): never {
  const isOver = [SessionNotFound, InvalidClient, InvalidClientMetadata].some((each) => error instanceof each)
  throw isOver ? requestGone() : error
}

const requestGone = () => new Refusal('gone', say('refusals.apps.requestExpired'))

const maxLength = 60

/** The name of an app for people: one line, limited in length, without characters that hide or reverse text. */
function displayNameOf(name: string | undefined, host: string): string {
  const plain = (name ?? '').toWellFormed().normalize('NFC').replace(invisible, '').replaceAll(/\s+/g, ' ').trim()
  return shortened(visible.test(plain) ? plain : host)
}

/** Cuts between whole characters, and keeps only a few marks of each. */
function shortened(text: string) {
  let cut = ''
  for (const { segment } of segmenter().segment(text)) {
    const longer = cut + [...segment].slice(0, 12).join('')
    if ([...longer].length > maxLength) return `${cut}…`
    cut = longer
  }
  return cut
}

const segmenter = lazy(() => new Intl.Segmenter())

/** Control characters, direction marks and zero-width characters, except those that join and colour emoji. */
const invisible = /(?![\u200d\ufe0f])[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** At least one visible character; the empty Braille pattern is a symbol but shows nothing. */
const visible = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** The host of a redirect address, or the scheme of the app that it opens. */
function redirectHost(redirectUri: string) {
  const { protocol, host } = new URL(redirectUri)
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`
}
