import { accessForScope, bothScopes, scopeForAccess } from '../access/app-resource.ts'

/** The prompts that are supported: the member is always asked. */
const prompts = ['none', 'login', 'consent']

/** Corrects requests that leave out the scope or ask for what only other services have. */
export function normaliseRequest(address: string) {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const asked = new URLSearchParams(query)
  // The library refuses a parameter that is sent twice.
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
 * The header in which we write the member who answered, replacing what the client sent. Only that member may continue:
 * otherwise an attacker could plant a request in another browser and receive its answer.
 */
export const consentHeader = 'x-kith-goes-on'
