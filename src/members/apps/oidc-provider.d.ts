// The library's front door warns on every start under a Node that does not call itself long-term: these are its side doors.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}

declare module 'oidc-provider/lib/helpers/errors.js' {
  import { errors } from 'oidc-provider'

  export const InvalidClient: typeof errors.InvalidClient
  export const InvalidClientMetadata: typeof errors.InvalidClientMetadata
  export const InvalidGrant: typeof errors.InvalidGrant
  export const InvalidScope: typeof errors.InvalidScope
  export const InvalidTarget: typeof errors.InvalidTarget
  export const SessionNotFound: typeof errors.SessionNotFound
}
