import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { version } from '#contract/version.ts'
import type { Config } from '#platform/config/config.ts'
import { engineFor, openDatabase } from '#platform/db/open.ts'
import { checkModel } from '#platform/llm/check.ts'

/** Asks the address that people type, as a browser would. */
export async function checkAddress(config: Config): Promise<Finding[]> {
  const { protocol, hostname } = new URL(config.baseUrl)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  const findings: Finding[] = []
  if (protocol === 'http:' && !isLocal)
    findings.push(wrong(`${config.baseUrl} is not HTTPS.`, 'Put a proxy with a certificate in front: docs/running.md'))
  if (protocol === 'https:' && config.trustProxy === 0)
    findings.push(
      warning(
        'BASE_URL is HTTPS, but KITH_TRUST_PROXY is 0: all visitors look like one.',
        'Set it to the number of proxies in front of Kith, usually 1.',
      ),
    )
  return [...findings, await askAddress(config)]
}

async function askAddress({ baseUrl, trustProxy }: Config): Promise<Finding> {
  const answer = await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).catch(
    () => null,
  )
  if (!answer) return warning(`Nothing answers at ${baseUrl}.`, 'Start Kith, or check its proxy and DNS.')
  const body = (await answer.json().catch(() => ({}))) as { version?: string; protocol?: string }
  if (answer.status !== 200 || body.version === undefined)
    return wrong(
      `Something else than Kith answers at ${baseUrl} (status ${answer.status}).`,
      'Is BASE_URL right, and does the proxy lead to Kith?',
    )
  if (body.version !== version)
    return warning(
      `Kith ${body.version} answers at ${baseUrl}, but this is ${version}.`,
      'Restart Kith after an update.',
    )
  if (baseUrl.startsWith('https:') && body.protocol !== 'https')
    return wrong(
      `Kith can't tell that requests to ${baseUrl} are encrypted, so phones and computers can't sync.`,
      trustProxy === 0
        ? 'Set KITH_TRUST_PROXY to the number of proxies in front of Kith, usually 1.'
        : 'Let the proxy send X-Forwarded-Proto. In nginx, add: proxy_set_header X-Forwarded-Proto $scheme;',
    )
  return fine(`Kith ${version} answers at ${baseUrl}.`)
}

/** The result of one check. A warning means that something works, but could work better. */
export type Finding = { state: 'fine' | 'warning' | 'wrong'; found: string; cure?: string }

export type Check = { about: string; look: (config: Config) => Promise<Finding | Finding[]> }

export const fine = (found: string): Finding => ({ state: 'fine', found })
export const warning = (found: string, cure: string): Finding => ({ state: 'warning', found, cure })
export const wrong = (found: string, cure: string): Finding => ({ state: 'wrong', found, cure })

export async function checkRuntime(): Promise<Finding> {
  return fine(`Kith ${version} on Node ${process.versions.node}.`)
}

export async function checkMail({ mail }: Config): Promise<Finding> {
  if (!mail.smtp)
    return warning(
      'No mail server is set: invites, password links and reminders are written to a folder instead.',
      'Set KITH_SMTP_URL and KITH_MAIL_FROM.',
    )
  const { host } = new URL(mail.smtp)
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }
  const reason = await createTransport({ url: mail.smtp, ...timeouts })
    .verify()
    .then(
      () => null,
      (error: { code?: string; responseCode?: number }) =>
        `${error.code ?? 'no answer'} ${error.responseCode ?? ''}`.trim(),
    )
  if (reason === null) return fine(`${host} accepts the connection and the password.`)
  return wrong(`${host} does not accept: ${reason}.`, 'Check the host, port, name and password in KITH_SMTP_URL.')
}

export async function checkModelServer({ model }: Config): Promise<Finding> {
  if (model.url === null) return fine('None is set: answers and drafts come from rules.')
  const said: string[] = []
  if (await checkModel(model, (sentence) => void said.push(sentence))) return fine(`${model.name} answers.`)
  return wrong(said.at(-1) ?? 'The model does not answer.', 'npm run check:model shows each step.')
}

/** More than this, and codes of authenticator apps are refused. */
const maxDriftSeconds = 20
/** When this version was made: an earlier clock is wrong. */
const madeOn = '2026-11-01T00:00:00Z'

export async function checkClock(config: Config): Promise<Finding> {
  const now = Temporal.Now.instant()
  const cure = 'Let the machine set its clock by NTP: timedatectl set-ntp true'
  if (Temporal.Instant.compare(now, madeOn) < 0)
    return wrong(`It says ${now.toString({ smallestUnit: 'minute' })}.`, cure)
  if (!config.databaseUrl) return fine('It is set.')
  const db = openDatabase(engineFor(config))
  const { rows } = await sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db)
  await db.destroy()
  const seconds = Math.round(Math.abs(Number(rows[0]?.ms) - Date.now()) / 1_000)
  if (seconds <= maxDriftSeconds) return fine('It agrees with the clock of the database.')
  return wrong(`It differs by ${seconds} seconds from the clock of the database.`, cure)
}
