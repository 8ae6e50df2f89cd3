import { allowedPlace } from '../outgoing/allowed.ts'
import {
  bucketName,
  folder,
  list,
  oneOf,
  optional,
  plain,
  postgresAddress,
  secret,
  serverAddress,
  smtpAddress,
  webAddress,
  whole,
  wrong,
} from './setting-values.ts'

/** One setting: the variable, what it is for, its default, and how its text becomes a value. */
type Setting<T> = { about: string; usual: string; read: (text: string, name: string) => T }

/** Every setting of the service. docs/settings.md is written from this. */
export const settings = {
  PORT: { about: 'Port to listen on.', usual: '4600', read: whole(0, 65_535) },
  HOST: {
    about: 'Address to listen on: `localhost` for this machine only, `0.0.0.0` for all.',
    usual: 'localhost',
    read: plain,
  },
  BASE_URL: {
    about: 'Where people reach the service. Links are built from it alone.',
    usual: '',
    read: optional(webAddress),
  },
  DATABASE_URL: {
    about: 'A PostgreSQL database, such as `postgres://kith:secret@db/kith`. Without it, SQLite in the data folder.',
    usual: '',
    read: optional(postgresAddress),
  },
  KITH_DATA: {
    about: 'Folder for the embedded database, recordings and photos. A relative one counts from the folder of Kith.',
    usual: 'data',
    read: folder,
  },
  KITH_DATABASE_CONNECTIONS: {
    about: 'Connections to PostgreSQL a process may hold.',
    usual: '10',
    read: whole(1, 500),
  },
  KITH_DATABASE_TIMEOUT_MS: {
    about: 'How many milliseconds the database may take over one statement before a request is answered with 503.',
    usual: '2500',
    read: whole(100, 600_000),
  },
  KITH_S3_BUCKET: {
    about: 'Keeps recordings and photos in this bucket of an S3-compatible store instead of the data folder.',
    usual: '',
    read: optional(bucketName),
  },
  KITH_S3_ENDPOINT: {
    about: 'Where that store is, such as `https://s3.example.com`. Without it, at Amazon.',
    usual: '',
    read: optional(webAddress),
  },
  KITH_S3_REGION: {
    about: 'Its region, such as `eu-central-1`. `us-east-1` where there is an endpoint and it does not care.',
    usual: '',
    read: optional(plain),
  },
  KITH_S3_KEY: {
    about: 'The id of the access key to it. Without one, that of the machine Kith runs on.',
    usual: '',
    read: optional(plain),
  },
  KITH_S3_SECRET: { about: 'The secret of that access key.', usual: '', read: optional(plain) },
  KITH_SIGN_UP: {
    about:
      'Who may make an account: `first` (the first visitor, who becomes the owner), `open` (anyone) or `closed` (nobody).',
    usual: 'first',
    read: oneOf('first', 'open', 'closed'),
  },
  KITH_SIGN_UP_LIMIT: {
    about: 'How many accounts may be made from one network in an hour.',
    usual: '20',
    read: whole(1, 1_000_000),
  },
  KITH_EXCHANGE_LIMIT: {
    about:
      'How often a minute visitors from one network may leave their details with cards. The limits for an hour and for one card grow with it.',
    usual: '5',
    read: whole(1, 100_000),
  },
  KITH_ASK_LIMIT: {
    about: 'How many questions a member may ask in a minute.',
    usual: '60',
    read: whole(1, 100_000),
  },
  KITH_ARCHIVE_LIMIT_MB: {
    about: 'How many megabytes an archive that is brought in may have.',
    usual: '2048',
    read: whole(1, 1_000_000),
  },
  KITH_LOG: {
    about: 'How much is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    usual: 'info',
    read: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
  KITH_TRUST_PROXY: {
    about: 'How many reverse proxies stand in front, whose `X-Forwarded-For` is believed.',
    usual: '0',
    read: whole(0, 10),
  },
  KITH_ALLOWED_ORIGINS: {
    about: 'Origins of other sites whose pages may call `/mcp`, comma-separated.',
    usual: '',
    read: list(webAddress),
  },
  KITH_RATE_LIMIT: {
    about: 'Requests a minute for one token (and a tenth of it for one address without a token).',
    usual: '6000',
    read: whole(10, 10_000_000),
  },
  KITH_BUSY_MS: {
    about: 'How many milliseconds work may lag behind before further requests are answered with 503.',
    usual: '1000',
    read: whole(10, 600_000),
  },
  KITH_MODEL_URL: {
    about:
      'A model server for better drafts and answers, such as `http://localhost:11434/v1` or `https://api.anthropic.com`. Without it, Kith does without.',
    usual: '',
    read: optional(serverAddress),
  },
  KITH_MODEL: { about: 'The model to use there, by its name.', usual: '', read: optional(plain) },
  KITH_MODEL_KEY: { about: 'The key of the model server, where it wants one.', usual: '', read: optional(plain) },
  KITH_MODEL_API: {
    about: 'What the model server speaks: `openai` (most do) or `anthropic`.',
    usual: 'openai',
    read: oneOf('openai', 'anthropic'),
  },
  KITH_MODEL_TIMEOUT_MS: {
    about: 'How many milliseconds a model may take for an answer. After that, Kith does without it.',
    usual: '20000',
    read: whole(100, 600_000),
  },
  KITH_TRANSCRIBE_URL: {
    about:
      'A speech server that speaks OpenAI’s `/audio/transcriptions`, such as `http://localhost:8000/v1`. Without it, voice memos are transcribed on this machine after `npm run add:speech`, else not.',
    usual: '',
    read: optional(serverAddress),
  },
  KITH_TRANSCRIBE_KEY: { about: 'The key of the speech server, where it wants one.', usual: '', read: optional(plain) },
  KITH_TRANSCRIBE_MODEL: { about: 'The model to use there, by its name.', usual: 'whisper-1', read: plain },
  KITH_SMTP_URL: {
    about:
      'The server that mail leaves by, such as `smtps://user:password@mail.example.com`. Without it, mail is written into the folder `mail` of the data folder.',
    usual: '',
    read: optional(smtpAddress),
  },
  KITH_MAIL_FROM: {
    about: 'Who mail is from, such as `Kith <kith@example.com>`. Without it, `no-reply` at the host of `BASE_URL`.',
    usual: '',
    read: optional(plain),
  },
  KITH_OUTGOING_ALLOW: {
    about:
      'Places on your own network that members’ webhooks may reach, also over http: hosts, `host:port` or networks such as `10.0.0.0/8`, separated by commas. All others must be on the internet, over https.',
    usual: '',
    read: list(allowedPlace),
  },
  KITH_METRICS_TOKEN: {
    about: 'Opens Prometheus metrics at `/metrics` to whoever sends this as a bearer token. Without it, they are off.',
    usual: '',
    read: optional(secret),
  },
  KITH_TOKEN: {
    about: 'The personal token of the tool server over standard input and output.',
    usual: '',
    read: optional(plain),
  },
} as const satisfies Record<string, Setting<unknown>>

type Name = keyof typeof settings
type Value<N extends Name> = ReturnType<(typeof settings)[N]['read']>
export type Environment = Record<string, string | undefined>
export type Config = ReturnType<typeof readConfig>

export function readConfig(env: Environment) {
  refuseUnknown(env)
  const get = <N extends Name>(name: N) => settings[name].read(env[name] || settings[name].usual, name) as Value<N>
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
    databaseConnections: get('KITH_DATABASE_CONNECTIONS'),
    databaseTimeoutMs: get('KITH_DATABASE_TIMEOUT_MS'),
    data: get('KITH_DATA'),
    s3: bucketOf(s3),
    signUp: get('KITH_SIGN_UP'),
    signUpLimit: get('KITH_SIGN_UP_LIMIT'),
    exchangeLimit: get('KITH_EXCHANGE_LIMIT'),
    askLimit: get('KITH_ASK_LIMIT'),
    archiveLimitMb: get('KITH_ARCHIVE_LIMIT_MB'),
    logLevel: get('KITH_LOG'),
    trustProxy: get('KITH_TRUST_PROXY'),
    allowedOrigins: get('KITH_ALLOWED_ORIGINS'),
    rateLimit: get('KITH_RATE_LIMIT'),
    busyMs: get('KITH_BUSY_MS'),
    model: {
      url: get('KITH_MODEL_URL'),
      name: get('KITH_MODEL'),
      key: get('KITH_MODEL_KEY'),
      api: get('KITH_MODEL_API'),
      timeoutMs: get('KITH_MODEL_TIMEOUT_MS'),
    },
    speech: {
      url: get('KITH_TRANSCRIBE_URL'),
      key: get('KITH_TRANSCRIBE_KEY'),
      model: get('KITH_TRANSCRIBE_MODEL'),
    },
    mail: { smtp: get('KITH_SMTP_URL'), from: get('KITH_MAIL_FROM') },
    outgoingAllow: get('KITH_OUTGOING_ALLOW'),
    metricsToken: get('KITH_METRICS_TOKEN'),
    token: get('KITH_TOKEN'),
  }
}

/** A mistyped name would otherwise leave its default in force without a word. */
function refuseUnknown(env: Environment) {
  const unknown = Object.keys(env).find((name) => name.startsWith('KITH_') && !Object.hasOwn(settings, name))
  if (unknown) throw wrong(unknown, `is not a setting of Kith. There are: ${Object.keys(settings).join(', ')}`)
}

type Bucket = Record<'bucket' | 'endpoint' | 'region' | 'key' | 'secret', string | null>

function bucketOf({ bucket, endpoint, region, key, secret }: Bucket) {
  if (bucket === null) {
    const given = Object.entries({ ENDPOINT: endpoint, REGION: region, KEY: key, SECRET: secret })
    const [stray] = given.find(([, value]) => value !== null) ?? []
    if (stray) throw wrong(`KITH_S3_${stray}`, 'is set, but KITH_S3_BUCKET is not: name the bucket, or remove both')
    return null
  }
  if (endpoint === null && region === null)
    throw wrong('KITH_S3_REGION', 'is needed where there is no KITH_S3_ENDPOINT')
  if ((key === null) !== (secret === null))
    throw wrong('KITH_S3_KEY', 'and KITH_S3_SECRET go together: set both, or neither')
  const credentials = key !== null && secret !== null ? { accessKeyId: key, secretAccessKey: secret } : null
  return { bucket, endpoint, region: region ?? 'us-east-1', credentials }
}
