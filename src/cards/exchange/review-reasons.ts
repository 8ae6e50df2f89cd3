import type { Context } from '#platform/context/context.ts'
import { hashKey } from '#platform/limits/hash-key.ts'
import { isProofOfWork } from './proof-of-work.ts'
import { isExpired, isTooQuick, type Stamp } from './stamp.ts'

type Sent = {
  email?: string | undefined
  note?: string | undefined
  homepage?: string | undefined
  stamp?: string | undefined
  proof?: string | undefined
}

/** What speaks against a person having sent this, in words for the member. A name never does. */
export async function findReviewReasons(ctx: Context, sent: Sent, read: Stamp | null): Promise<string[]> {
  const { email, note = '', homepage, stamp, proof } = sent
  const links = note.match(/https?:\/\/|www\./gi)?.length ?? 0
  const hasWorked = stamp && proof && read && !isExpired(read) && isProofOfWork(stamp, proof)
  const certain = [
    homepage && 'A field that people do not see was filled in.',
    stamp && !read && 'The form was not made by this service, or for another card.',
    read && isExpired(read) && 'The form was more than a day old.',
    email && isThrowAway(email) && 'The e-mail is of a service for throw-away addresses.',
    !(await isOwnText(ctx, note)) && 'The same note came many times within an hour.',
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

/** Short ones, such as "Nice to meet you!", are everybody's. */
async function isOwnText({ limits }: Context, note: string) {
  const text = note.trim()
  return text.length < 40 || limits.isWithin('exchangeText', hashKey(text))
}

function isThrowAway(email: string) {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return throwAway.has(host)
}

/** The best known; a list of all would never be whole, and its age would show in honest people held. */
const throwAway = new Set([
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
