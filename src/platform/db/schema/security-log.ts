import type { InstantText } from './values.ts'

/** What happened to the security of members' accounts. Private: every key and index starts with the member. */
export type SecuritySchema = {
  securityLog: {
    memberId: string
    id: string
    kind: string
    at: InstantText
    /** Where it came from, as the rate limits count networks. */
    network: string | null
    /** In words, such as "Firefox on Windows". */
    device: string | null
    /** Which token, app, address or member it was about. */
    detail: string | null
    times: number
  }
}
