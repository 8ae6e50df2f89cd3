import type { InstantText } from './values.ts'

/** How members sign in besides their password. */
export type SignInSchema = {
  /** Looked up by the credential before the member is known. */
  passkeys: {
    memberId: string
    id: string
    /** What the authenticator calls it, in base64url; unique. */
    credentialId: string
    /** COSE, in base64url. */
    publicKey: string
    /** How often the authenticator used it. Zero if the authenticator doesn’t count. */
    counter: number
    /** How a browser reaches the authenticator, such as `internal,hybrid`. */
    transports: string
    name: string
    /** Whether it stays on one device or is copied to others. */
    kind: 'device' | 'synced'
    /** When it was last seen to have a copy; null while it has none. */
    backedUpAt: InstantText | null
    createdAt: InstantText
    lastUsedAt: InstantText | null
  }
  /** What an authenticator has to sign. Each is used once; only its hash is stored. */
  passkeyChallenges: {
    hash: string
    /** Null for signing in, when nobody knows yet who it is. */
    memberId: string | null
    purpose: 'registration' | 'sign-in'
    expiresAt: InstantText
  }
  authenticatorApps: {
    memberId: string
    /** Encrypted: see members/two-step/sealing.ts. */
    secret: string
    /** The time step of the last code that was used. */
    lastStep: number
    createdAt: InstantText
    /** Null until the member has entered a first code: then it is not asked for yet. */
    confirmedAt: InstantText | null
  }
  recoveryCodes: { memberId: string; hash: string }
}
