import type { Adapter } from 'oidc-provider'
import type { Kith } from '#platform/context/context.ts'
import { clientAdapter } from './clients.ts'
import { emptyAdapter } from './empty-adapter.ts'
import { grantAdapter } from './grants.ts'
import { requestAdapter } from './requests.ts'
import { tokenAdapter } from './tokens.ts'

/** Where our store keeps each of the library's models. */
export function createAdapter(kith: Kith) {
  const adapters: Record<string, Adapter> = {
    AccessToken: tokenAdapter(kith, 'access'),
    RefreshToken: tokenAdapter(kith, 'refresh'),
    AuthorizationCode: tokenAdapter(kith, 'code'),
    Grant: grantAdapter(kith),
    Client: clientAdapter(kith),
    Interaction: requestAdapter(kith),
  }
  return (name: string) => adapters[name] ?? emptyAdapter
}
