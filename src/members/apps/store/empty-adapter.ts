import type { Adapter } from 'oidc-provider'

/** For models of the library that we do not store, above all its sessions: we have our own. */
export const emptyAdapter: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
}
