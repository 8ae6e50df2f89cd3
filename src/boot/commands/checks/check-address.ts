import { version } from '#contract/version.ts'
import type { Config } from '#platform/config/config.ts'
import { type Finding, fine, warning, wrong } from './check.ts'

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
