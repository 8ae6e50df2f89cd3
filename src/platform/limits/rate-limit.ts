import { isIPv4, isIPv6 } from 'node:net'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '../config/config.ts'
import { pool } from '../db/postgres.ts'

/** How often, and how long a count lasts. */
export function limitsTable(config: Pick<Config, 'rateLimit' | 'signUpLimit' | 'exchangeLimit' | 'askLimit'>) {
  return {
    token: { points: config.rateLimit, seconds: 60 },
    address: { points: Math.ceil(config.rateLimit / 10), seconds: 60 },
    signInAccount: { points: 10, seconds: 15 * 60 },
    signInAddress: { points: 30, seconds: 15 * 60 },
    signUpAddress: { points: config.signUpLimit, seconds: 60 * 60 },
    forgottenAddress: { points: 20, seconds: 60 * 60 },
    forgottenAccount: { points: 5, seconds: 60 * 60 },
    resetAddress: { points: 100, seconds: 15 * 60 },
    inviteAddress: { points: 100, seconds: 15 * 60 },
    inviteWorkspace: { points: 200, seconds: 60 * 60 },
    inviteToAddress: { points: 5, seconds: 24 * 60 * 60 },
    exchangeAddress: { points: config.exchangeLimit, seconds: 60 },
    exchangeAddressHour: { points: 6 * config.exchangeLimit, seconds: 60 * 60 },
    exchangeAddressCard: { points: Math.ceil(0.6 * config.exchangeLimit), seconds: 10 * 60 },
    exchangeAddressCrowd: { points: 20 * config.exchangeLimit, seconds: 10 * 60 },
    exchangeCard: { points: 12 * config.exchangeLimit, seconds: 60 * 60 },
    exchangeCardCrowd: { points: 120 * config.exchangeLimit, seconds: 60 * 60 },
    exchangeText: { points: 5, seconds: 60 * 60 },
    copyOfCard: { points: 1, seconds: 24 * 60 * 60 },
    copyToAddress: { points: 5, seconds: 24 * 60 * 60 },
    copyFromMember: { points: 100, seconds: 24 * 60 * 60 },
    webhookTest: { points: 20, seconds: 60 },
    ask: { points: config.askLimit, seconds: 60 },
    registerAddress: { points: 60, seconds: 60 * 60 },
    authorizeAddress: { points: Math.ceil(config.rateLimit / 50), seconds: 10 * 60 },
    refreshApp: { points: 100, seconds: 10 * 60 },
    clientDocument: { points: 60, seconds: 10 * 60 },
    archive: { points: 60, seconds: 60 * 60 },
    calendarFeed: { points: 120, seconds: 60 * 60 },
  }
}

export type LimitName = keyof ReturnType<typeof limitsTable>
/** What the `RateLimit` headers say. */
type Allowance = { limit: number; seconds: number; remaining: number; reset: number }
export type Limits = ReturnType<typeof openLimits>

/** Requests are counted in each process: a shared count would cost every request a write. */
const inProcess = new Set<LimitName>(['token', 'address'])
/** What is too much here alone is too much: a flood does not reach the store. */
const nearFirst = /^(exchange|copy)/

/** What is rare and matters is counted by all processes together, where they share a PostgreSQL. */
export function openLimits(config: Config) {
  const table = limitsTable(config)
  const shared = config.databaseUrl ? pool(config.databaseUrl, 2, config.databaseTimeoutMs) : null
  const limiters = {} as Record<LimitName, RateLimiterAbstract[]>
  for (const name of Object.keys(table) as LimitName[]) limiters[name] = limitersOf(name)

  function limitersOf(name: LimitName) {
    if (!shared || inProcess.has(name)) return [memory(name)]
    return nearFirst.test(name) ? [memory(name), postgres(name)] : [postgres(name)]
  }

  function memory(name: LimitName) {
    return new RateLimiterMemory({ points: table[name].points, duration: table[name].seconds })
  }

  function postgres(name: LimitName) {
    const { points, seconds } = table[name]
    const place = { storeClient: shared, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }
    return new RateLimiterPostgres({ points, duration: seconds, keyPrefix: name, ...place })
  }

  async function consume(name: LimitName, key: string) {
    let state = new RateLimiterRes()
    for (const limiter of limiters[name]) state = await limiter.consume(key)
    return state
  }

  /** Counts one, or refuses. */
  async function take(name: LimitName, key: string): Promise<Allowance> {
    try {
      return allowance(name, await consume(name, key))
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(name, error)
      throw error
    }
  }

  /** Counts one, and says whether that was within the limit. */
  async function isWithin(name: LimitName, key: string) {
    const state = await consume(name, key).catch((error) => {
      if (error instanceof RateLimiterRes) return null
      throw error
    })
    return state !== null
  }

  /** Takes a count back: what it was counted for went well. */
  async function giveBack(name: LimitName, key: string) {
    for (const limiter of limiters[name]) await limiter.reward(key)
  }

  async function forget(name: LimitName, key: string) {
    for (const limiter of limiters[name]) await limiter.delete(key)
  }

  function allowance(name: LimitName, state: RateLimiterRes): Allowance {
    const { points, seconds } = table[name]
    return { limit: points, seconds, remaining: state.remainingPoints, reset: secondsUntil(state) }
  }

  return { take, isWithin, giveBack, forget, close: async () => void (await shared?.end()) }
}

function tooMany(name: LimitName, state: RateLimiterRes) {
  const retryAfter = secondsUntil(state)
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`
  return new Refusal('rate_limited', `${counted[name]}. Try again in ${wait}.`, { retryAfter })
}

const counted: Record<LimitName, string> = {
  token: 'Too many requests with this token',
  address: 'Too many requests from this network',
  signInAccount: 'Too many failed sign-ins for this account',
  signInAddress: 'Too many failed sign-ins from this network',
  signUpAddress: 'Too many accounts were made from this network',
  forgottenAddress: 'Too many links for a new password were asked for from this network',
  forgottenAccount: 'Too many links for a new password were asked for with this e-mail',
  resetAddress: 'Too many links that do not exist were tried from this network',
  inviteAddress: 'Too many invites that do not exist were tried from this network',
  inviteWorkspace: 'Too many invites were sent from this workspace',
  inviteToAddress: 'Too many invites were sent to this address',
  exchangeAddress: 'Details were left too often from this network',
  exchangeAddressHour: 'Details were left too often from this network',
  exchangeAddressCard: 'Details were left with this card too often from this network',
  exchangeAddressCrowd: 'Details were left too often from this network',
  exchangeCardCrowd: 'Very many have left their details with this card in the last hour',
  exchangeCard: 'Very many have left their details with this card in the last hour',
  exchangeText: 'The same note was sent too often',
  copyOfCard: 'This card was sent to this address already',
  copyToAddress: 'Too many cards were sent to this address',
  copyFromMember: 'Too many copies of this member’s cards were sent',
  webhookTest: 'Too many webhooks were tested',
  ask: 'Too many questions were asked',
  registerAddress: 'Too many apps were registered from this network',
  authorizeAddress: 'Apps asked to be connected too often from this network',
  refreshApp: 'This app fetched new tokens too often',
  clientDocument: 'Too many apps introduced themselves from this network',
  archive: 'Archives were asked for, or sent, too often',
  calendarFeed: 'This calendar was read too often',
}

const secondsUntil = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000))

/** The network an address counts as: an IPv6 caller owns a whole /64, and IPv4 may come in IPv6 clothes. */
export function networkOf(address: string) {
  const bare = address.replace(/%.*$/, '').toLowerCase()
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unknown'
  const groups = expand(bare)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

function expand(address: string) {
  const dotted = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [(Number(a) << 8) | Number(b), (Number(c) << 8) | Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [head = '', tail] = dotted.split('::')
  const groups = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const before = groups(head)
  const after = groups(tail)
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array(gap).fill(0), ...after] as number[]
}
