import { accessForScope, bothScopes, scopeForAccess } from '../access/app-resource.ts'

/** Prompts that mean something here: the member is always asked. */
const prompts = ['none', 'login', 'consent']

/** What a client means by its request, where it leaves the scope out, or asks for what other services have. */
export function normaliseRequest(address: string) {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const asked = new URLSearchParams(query)
  // What is said twice is for the library to refuse.
  if (asked.getAll('scope').length < 2) asked.set('scope', scopeAsked(asked.get('scope') ?? ''))
  if (!prompts.includes(asked.get('prompt') ?? '')) asked.delete('prompt')
  if (!asked.get('scope')?.includes('openid')) asked.delete('nonce')
  return `${path}?${asked}`
}

function scopeAsked(scope: string) {
  const words = scope.split(' ')
  const access = accessForScope(scope)
  const others = ['openid', 'offline_access'].filter((each) => words.includes(each))
  return [access ? scopeForAccess(access) : bothScopes, ...others].join(' ')
}

/**
 * The header in which we write who goes on, whatever came in it: only who has answered may, for a browser can plant its own
 * request in another's, to carry the answer off.
 */
export const consentHeader = 'x-kith-goes-on'
