import { nameInId } from '#contract/texts/catalogs.ts'
import { localeFor } from '#language/locales/locale.ts'
import type { Kith } from '#platform/context/context.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { type Email, plainName } from '#platform/mail/mail.ts'
import { knownTimeZone } from '../members/member-fields.ts'
import { mailWordsFor } from './mails.ts'

type SecurityEvent = Tasks['mail.security']
type Reader = { email: string; locale: string; timeZone: string; baseUrl: string }

/** Where the member sees what happened, and can undo it. */
const pages: Record<SecurityEvent['kind'], string> = {
  'code.wrong': '/settings/password',
  'session.started': '/settings/sessions',
  'passkey.added': '/settings/sign-in',
  'authenticator.removed': '/settings/sign-in',
  'token.created': '/settings/tokens',
  'device.created': '/settings/sync',
  'app.connected': '/settings/apps',
}

/** Tells a member about security events of their account. */
export async function mailSecurity(kith: Kith, event: SecurityEvent, { memberId, signal }: JobRun) {
  if (memberId === null) return
  const member = await kith.db
    .selectFrom('members')
    .select(['email', 'locale', 'timeZone'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return
  const locale = localeFor(member.locale ?? event.locale)
  const reader = { ...member, locale, timeZone: knownTimeZone(member.timeZone), baseUrl: kith.config.baseUrl }
  signal.throwIfAborted()
  await abortable(kith.mail.send(securityEmail(event, reader)), signal)
}

/** In plain text. Names that somebody chose are written so that mail programs make no links of them. */
export function securityEmail(event: SecurityEvent, { email, locale, timeZone, baseUrl }: Reader): Email {
  const words = mailWordsFor(locale)
  const { security } = words
  const { subject, about, advice } = security.kinds[nameInId(event.kind)]
  const at = Temporal.Instant.from(event.at).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const device =
    event.device && plainName(deviceIn(event.device, (program, system) => security.deviceOn({ program, system })))
  const facts = [
    event.detail && security.name({ name: plainName(event.detail, maxName) }),
    security.when({ at: `${at} (${timeZone})` }),
    device && security.device({ device }),
    event.network && security.network({ network: event.network }),
  ].filter(Boolean)
  const text = [words.hello, about, facts.join('\n'), security.ifYou, `${advice}\n${baseUrl}${pages[event.kind]}`]
  return { to: email, subject, text: `${text.join('\n\n')}\n` }
}

const maxName = 80

/** "Firefox on Windows" in the reader's language. */
function deviceIn(device: string, inWords: (program: string, system: string) => string) {
  const [program = '', system] = device.split(' on ')
  return system ? inWords(program, system) : program
}
