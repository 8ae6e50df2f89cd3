import type { Adapter } from 'oidc-provider'
import type { Kith } from '#platform/context/context.ts'
import { clientAdapter } from './clients.ts'
import { emptyAdapter } from './empty-adapter.ts'
import { grantAdapter } from './grants.ts'
import { requestAdapter } from './requests.ts'
import { tokenAdapter } from './tokens.ts'

/** Where each thing of the library's is kept in our store. */
export function createAdapter(kith: Kith) {
  const kept: Record<string, Adapter> = {
    AccessToken: tokenAdapter(kith, 'access'),
    RefreshToken: tokenAdapter(kith, 'refresh'),
    AuthorizationCode: tokenAdapter(kith, 'code'),
    Grant: grantAdapter(kith),
    Client: clientAdapter(kith),
    Interaction: requestAdapter(kith),
  }
  return (name: string) => kept[name] ?? emptyAdapter
}
