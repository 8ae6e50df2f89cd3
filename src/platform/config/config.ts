import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { settingError } from './setting-parsers.ts'
import { settings } from './settings.ts'

type Name = keyof typeof settings
type Value<N extends Name> = ReturnType<(typeof settings)[N]['parse']>
export type Environment = Record<string, string | undefined>
export type Config = ReturnType<typeof readConfig>

export function readConfig(env: Environment) {
  refuseUnknownNames(env)
  const get = <N extends Name>(name: N) => settings[name].parse(env[name] || settings[name].default, name) as Value<N>
  const port = get('PORT')
  const s3 = {
    bucket: get('KITH_S3_BUCKET'),
    endpoint: get('KITH_S3_ENDPOINT'),
    region: get('KITH_S3_REGION'),
    key: get('KITH_S3_KEY'),
    secret: get('KITH_S3_SECRET'),
  }
  return {
    port,
    host: get('HOST'),
    baseUrl: get('BASE_URL') ?? `http://localhost:${port}`,
    databaseUrl: get('DATABASE_URL'),
    databaseDirectUrl: readDirectUrl(get('DATABASE_URL'), get('KITH_DATABASE_DIRECT_URL')),
    databaseConnections: get('KITH_DATABASE_CONNECTIONS'),
    databaseTimeoutMs: get('KITH_DATABASE_TIMEOUT_MS'),
    data: get('KITH_DATA'),
    diskReserveMb: get('KITH_DISK_RESERVE_MB'),
    s3: readBucket(s3),
    signUp: get('KITH_SIGN_UP'),
    sessionIdleDays: get('KITH_SESSION_IDLE_DAYS'),
    keptPagesDays: get('KITH_KEPT_PAGES_DAYS'),
    signUpLimit: get('KITH_SIGN_UP_LIMIT'),
    exchangeLimit: get('KITH_EXCHANGE_LIMIT'),
    askLimit: get('KITH_ASK_LIMIT'),
    storageLimitMb: get('KITH_STORAGE_LIMIT_MB'),
    mailLimit: get('KITH_MAIL_LIMIT'),
    archiveLimitMb: get('KITH_ARCHIVE_LIMIT_MB'),
    logLevel: get('KITH_LOG'),
    trustProxy: get('KITH_TRUST_PROXY'),
    allowedOrigins: get('KITH_ALLOWED_ORIGINS'),
    rateLimit: get('KITH_RATE_LIMIT'),
    busyMs: get('KITH_BUSY_MS'),
    answerSeconds: get('KITH_ANSWER_SECONDS'),
    drainSeconds: get('KITH_DRAIN_SECONDS'),
    model: {
      url: get('KITH_MODEL_URL'),
      name: get('KITH_MODEL'),
      key: get('KITH_MODEL_KEY'),
      api: get('KITH_MODEL_API'),
      timeoutMs: get('KITH_MODEL_TIMEOUT_MS'),
    },
    speech: {
      local: get('KITH_TRANSCRIBE'),
      url: get('KITH_TRANSCRIBE_URL'),
      key: get('KITH_TRANSCRIBE_KEY'),
      model: get('KITH_TRANSCRIBE_MODEL'),
    },
    securityContact: get('KITH_SECURITY_CONTACT'),
    mail: { smtp: get('KITH_SMTP_URL'), from: get('KITH_MAIL_FROM') },
    outgoingAllow: get('KITH_OUTGOING_ALLOW'),
    secretKey: get('KITH_SECRET_KEY'),
    metricsToken: get('KITH_METRICS_TOKEN'),
    token: get('KITH_TOKEN'),
    tools: get('KITH_TOOLS'),
  }
}

/** For programs beside the service: with the wrong folder they would create an empty database without a word. */
export function requireDatabase({ databaseUrl, data }: Pick<Config, 'databaseUrl' | 'data'>) {
  if (databaseUrl || existsSync(join(data, 'kith.db'))) return
  throw new Refusal('invalid', say('refusals.config.noDatabase', { data: resolve(data) }))
}

/** Otherwise a mistyped name would silently leave the default in force. */
function refuseUnknownNames(env: Environment) {
  const unknown = Object.keys(env).find((name) => name.startsWith('KITH_') && !Object.hasOwn(settings, name))
  if (!unknown) return
  const near = nearestNames(unknown, Object.keys(settings))
  const anyOf = new Intl.ListFormat('en', { type: 'disjunction' })
  const hint = near.length > 0 ? `Did you mean ${anyOf.format(near)}?` : 'All settings are listed in docs/settings.md.'
  throw new Refusal('invalid', say('refusals.config.unknownSetting', { unknown, hint }))
}

function readDirectUrl(url: string | null, directUrl: string | null) {
  if (url === null && directUrl !== null)
    throw settingError(
      'KITH_DATABASE_DIRECT_URL',
      'is set, but DATABASE_URL is not: set it to the address of the pooler',
    )
  return directUrl
}

type Bucket = Record<'bucket' | 'endpoint' | 'region' | 'key' | 'secret', string | null>

function readBucket({ bucket, endpoint, region, key, secret }: Bucket) {
  if (bucket === null) {
    const given = Object.entries({ ENDPOINT: endpoint, REGION: region, KEY: key, SECRET: secret })
    const [stray] = given.find(([, value]) => value !== null) ?? []
    if (stray)
      throw settingError(
        `KITH_S3_${stray}`,
        'is set, but KITH_S3_BUCKET is not: set the bucket, or remove this setting',
      )
    return null
  }
  if (endpoint === null && region === null) throw settingError('KITH_S3_REGION', 'is required without KITH_S3_ENDPOINT')
  if ((key === null) !== (secret === null))
    throw settingError('KITH_S3_KEY', 'and KITH_S3_SECRET belong together: set both or neither')
  const credentials = key !== null && secret !== null ? { accessKeyId: key, secretAccessKey: secret } : null
  return { bucket, endpoint, region: region ?? 'us-east-1', credentials }
}

/** The names that a mistyped one may have meant, the nearest first. */
function nearestNames(typed: string, names: string[]) {
  const wanted = bare(typed)
  return names
    .map((name) => ({ name, distance: editDistance(wanted, bare(name)) }))
    .filter(({ name, distance }) => distance <= Math.max(1, bare(name).length / 3) || isStart(wanted, bare(name)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Some settings start with KITH_ and some do not, and words are joined in many ways. */
const bare = (name: string) => name.replace(/^KITH_/, '').replaceAll('_', '')

/** Half a name, or a name and more. */
const isStart = (a: string, b: string) => Math.min(a.length, b.length) > 2 && (a.startsWith(b) || b.startsWith(a))

/** How many letters have to be added, left out, replaced or swapped with the next one. */
function editDistance(from: string, to: string) {
  let [before, row] = [[] as number[], Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const steps = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      if (isSwapped) steps.push((before[j - 2] ?? 0) + 1)
      next.push(Math.min(...steps))
    }
    ;[before, row] = [row, next]
  }
  return row[to.length] ?? 0
}
