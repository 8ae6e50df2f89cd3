import { hash } from 'node:crypto'
import { say, type Text } from '#contract/texts/text.ts'
import type { Context } from '#platform/context/context.ts'
import { hashKey } from '#platform/limits/limit-table.ts'
import { isExpired, isTooQuick, type Stamp } from './stamp.ts'

type SubmissionChecks = {
  email?: string | undefined
  note?: string | undefined
  homepage?: string | undefined
  stamp?: string | undefined
  proof?: string | undefined
}

/** The reasons why a submission may not come from a person, in words for the member. The name is never a reason. */
export async function findReviewReasons(ctx: Context, sent: SubmissionChecks, read: Stamp | null): Promise<Text[]> {
  const { email, note = '', homepage, stamp, proof } = sent
  const links = note.match(/https?:\/\/|(?<!\/\/)www\./gi)?.length ?? 0
  const hasWorked = stamp && proof && read && !isExpired(read) && isProofOfWork(stamp, proof)
  const certain = [
    homepage && say('leads.reasons.hiddenField'),
    stamp && !read && say('leads.reasons.otherForm'),
    read && isExpired(read) && say('leads.reasons.oldForm'),
    email && isDisposable(email) && say('leads.reasons.disposable'),
    !(await isOwnText(ctx, note)) && say('leads.reasons.repeated'),
  ]
  const likely = [
    read && isTooQuick(read) && say('leads.reasons.tooQuick'),
    links >= manyLinks && say('leads.reasons.links', { links }),
  ]
  return [...certain, ...(hasWorked ? [] : likely)].filter((each) => typeof each === 'object' && each !== null)
}

const manyLinks = 3

/** Short notes, such as "Nice to meet you!", are not counted: everybody writes them. */
async function isOwnText({ limits }: Context, note: string) {
  const text = note.trim()
  return text.length < 40 || limits.isWithin('exchangeText', hashKey(text))
}

function isDisposable(email: string) {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return disposableHosts.has(host)
}

/** Only the best known: a full list would never be complete, and an outdated one would hold back real people. */
const disposableHosts = new Set([
  '10minutemail.com',
  'dispostable.com',
  'fakeinbox.com',
  'getnada.com',
  'guerrillamail.com',
  'maildrop.cc',
  'mailinator.com',
  'sharklasers.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
])

/** How many zero bits the hash must begin with: about 65,000 attempts for the sender, one for us. */
const bits = 16

/** Whether the SHA-256 hash of stamp and proof begins with enough zero bits. */
export function isProofOfWork(stamp: string, proof: string) {
  return hash('sha256', stamp + proof, 'buffer').readUInt32BE() >>> (32 - bits) === 0
}
