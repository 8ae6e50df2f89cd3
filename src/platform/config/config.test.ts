import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '#contract/errors.ts'
import { readConfig } from './config.ts'
import { settings } from './settings.ts'

test('without settings the service listens on localhost and uses SQLite in the data folder', () => {
  const { host, port, baseUrl, databaseUrl, data, signUp } = readConfig({})
  assert.deepEqual(
    { host, port, baseUrl, databaseUrl, signUp },
    { host: 'localhost', port: 4600, baseUrl: 'http://localhost:4600', databaseUrl: null, signUp: 'first' },
  )
  assert.match(data, /[\\/]data$/)
})

test('an empty setting counts as not set', () => {
  const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, '']))
  assert.deepEqual(readConfig(empty), readConfig({}))
})

for (const [name, value, sentence] of [
  ['PORT', '70000', /^PORT must be a whole number from 0 to 65535, not "70000"\.$/],
  ['PORT', 'eighty', /^PORT must be a whole number from 0 to 65535, not "eighty"\.$/],
  ['PORT', '-1', /^PORT must be a whole number/],
  ['PORT', '80.5', /^PORT must be a whole number/],
  ['BASE_URL', 'kith.example.com', /^BASE_URL must be an origin such as https:/],
  ['BASE_URL', 'https://example.com/kith', /^BASE_URL must be an origin such as https:/],
  ['BASE_URL', 'ftp://example.com', /^BASE_URL must be an origin such as https:/],
  ['KITH_DATABASE_CONNECTIONS', '0', /^KITH_DATABASE_CONNECTIONS must be a whole number from 1 to 500, not "0"\.$/],
  ['KITH_SIGN_UP', 'everyone', /^KITH_SIGN_UP must be one of first, open, closed, not "everyone"\.$/],
  ['KITH_LOG', 'loud', /^KITH_LOG must be one of debug, info, warn, error, silent, not "loud"\.$/],
  ['KITH_TRUST_PROXY', 'true', /^KITH_TRUST_PROXY must be a whole number from 0 to 10, not "true"\.$/],
  ['KITH_ALLOWED_ORIGINS', 'https://a.example, b', /^KITH_ALLOWED_ORIGINS must be an origin .*, not "b"\.$/],
  ['KITH_RATE_LIMIT', '1', /^KITH_RATE_LIMIT must be a whole number from 10 /],
  ['KITH_S3_BUCKET', 'My Bucket', /^KITH_S3_BUCKET must be the name of a bucket: .*, not "My Bucket"\.$/],
  ['KITH_S3_ENDPOINT', 's3.example.com', /^KITH_S3_ENDPOINT must be an origin such as https:/],
  ['KITH_S3_BUCKET', 'recordings', /^KITH_S3_REGION is required without KITH_S3_ENDPOINT\.$/],
  [
    'KITH_S3_SECRET',
    'x',
    /^KITH_S3_SECRET is set, but KITH_S3_BUCKET is not: set the bucket, or remove this setting\.$/,
  ],
  ['KITH_SIGNUP', 'x', /^KITH_SIGNUP is not a setting of Kith\. Did you mean KITH_SIGN_UP or KITH_SIGN_UP_LIMIT\?$/],
  ['KITH_PORT', 'x', /^KITH_PORT is not a setting of Kith\. Did you mean PORT\?$/],
  ['KITH_SMTP', 'x', /^KITH_SMTP is not a setting of Kith\. Did you mean KITH_SMTP_URL\?$/],
  ['KITH_XYZZY', 'x', /^KITH_XYZZY is not a setting of Kith\. All settings are listed in docs\/settings\.md\.$/],
] as const) {
  test(`${name}=${value} is refused with a sentence that says what it must be`, () => {
    assert.match(refusal({ [name]: value }), sentence)
  })
}

test('a bucket needs an endpoint or region, and both halves of its key or neither', () => {
  const bucket = { KITH_S3_BUCKET: 'recordings', KITH_S3_ENDPOINT: 'https://s3.example.com' }
  assert.deepEqual(readConfig(bucket).s3, {
    bucket: 'recordings',
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    credentials: null,
  })
  const half = 'KITH_S3_KEY and KITH_S3_SECRET belong together: set both or neither.'
  assert.equal(refusal({ ...bucket, KITH_S3_KEY: 'x' }), half)
  assert.equal(refusal({ ...bucket, KITH_S3_SECRET: 'x' }), half)
})

test('the way past a pooler needs the pooler', () => {
  assert.equal(
    refusal({ KITH_DATABASE_DIRECT_URL: 'postgres://kith@db/kith' }),
    'KITH_DATABASE_DIRECT_URL is set, but DATABASE_URL is not: set it to the address of the pooler.',
  )
})

test('a value that may hold a secret is not repeated', () => {
  for (const url of ['mysql://kith:secret@db/kith', 'postgres://kith:sec#ret@db/kith', 'secret']) {
    assert.equal(
      refusal({ DATABASE_URL: url }),
      'DATABASE_URL must be a PostgreSQL URL such as postgres://user:password@host:5432/database.',
    )
  }
  assert.equal(refusal({ KITH_METRICS_TOKEN: 'secret' }), 'KITH_METRICS_TOKEN must be at least 16 characters long.')
})

function refusal(env: Record<string, string>) {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof Refusal) return error.message
  }
  return assert.fail('it was accepted')
}
