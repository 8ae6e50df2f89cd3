import type { Adapter } from 'oidc-provider'
import type { Kith } from '#platform/context/context.ts'
import { clients } from './clients.ts'
import { nothingKept } from './empty-adapter.ts'
import { granted } from './grants.ts'
import { requests } from './requests.ts'
import { issued } from './tokens.ts'

/** Where each thing of the library's is kept in our store. */
export function adapter(kith: Kith) {
  const kept: Record<string, Adapter> = {
    AccessToken: issued(kith, 'access'),
    RefreshToken: issued(kith, 'refresh'),
    AuthorizationCode: issued(kith, 'code'),
    Grant: granted(kith),
    Client: clients(kith),
    Interaction: requests(kith),
  }
  return (name: string) => kept[name] ?? nothingKept
}
