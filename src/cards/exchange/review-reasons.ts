import { hash } from 'node:crypto'
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
export async function findReviewReasons(ctx: Context, sent: SubmissionChecks, read: Stamp | null): Promise<string[]> {
  const { email, note = '', homepage, stamp, proof } = sent
  const links = note.match(/https?:\/\/|(?<!\/\/)www\./gi)?.length ?? 0
  const hasWorked = stamp && proof && read && !isExpired(read) && isProofOfWork(stamp, proof)
  const certain = [
    homepage && 'A field that people cannot see was filled in.',
    stamp && !read && 'The form does not come from this card’s page.',
    read && isExpired(read) && 'The form was more than a day old.',
    email && isDisposable(email) && 'The e-mail address is disposable.',
    !(await isOwnText(ctx, note)) && 'The same note was sent many times within an hour.',
  ]
  const likely = [
    read && isTooQuick(read) && 'The form was sent within two seconds of being opened.',
    links >= manyLinks && `The note has ${links} links.`,
  ]
  return [...certain, ...(hasWorked ? [] : likely)].filter(
    (each) => typeof each === 'string' && each !== '',
  ) as string[]
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
