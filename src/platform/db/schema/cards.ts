import type { Generated } from 'kysely'
import type {
  CardContents,
  Consent,
  DateText,
  InstantText,
  Json,
  LeadProfile,
  Logo,
  OwnColours,
  Photo,
  SourceCard,
} from './values.ts'

/** What is there for others to see, and what they leave. */
export type CardSchema = {
  // Of the directory.
  /** An invitation to a workspace. Whoever holds its token may accept it, once. */
  invites: {
    id: string
    workspaceId: string
    invitedBy: string | null
    email: string
    role: 'owner' | 'admin' | 'member'
    tokenHash: string
    /** Of the token that was mailed: made when the mail was, so that no token waits in the clear. */
    mailedHash: string | null
    createdAt: InstantText
    expiresAt: InstantText
    mailedAt: InstantText | null
    acceptedAt: InstantText | null
    acceptedBy: string | null
    revokedAt: InstantText | null
    /** Why, where nobody revoked it by hand. */
    revokedFor: 'password' | 'token' | null
    /** The token that made it, and with which it ends. Null: the signed-in member. */
    madeBy: string | null
  }
  /** Where a visitor's path leads: by workspace and slug, or by the code that is printed and never changes. */
  cardAddresses: { workspaceId: string; slug: string; code: string; memberId: string; cardId: string }

  // Private: every key and index starts with the member.
  cards: {
    memberId: string
    id: string
    templateId: string
    /** One of the colours of its template. */
    colour: string
    contents: Json<CardContents>
    /** Instead of the template's. */
    colours: Json<OwnColours> | null
    photo: Json<Photo> | null
    logo: Json<Logo> | null
    backgroundImage: Json<Photo> | null
    videoBackgroundId: string | null
    /** Since when visitors find nothing there. */
    hiddenAt: InstantText | null
    /** Since when search engines may list it. */
    listedAt: InstantText | null
    createdAt: InstantText
    updatedAt: InstantText
  }
  /** What became of a card on a day in its member's time zone. Only counts: nothing tells who. */
  cardDays: {
    memberId: string
    cardId: string
    day: DateText
    views: Generated<number>
    botViews: Generated<number>
    saves: Generated<number>
    exchanges: Generated<number>
  }
  /** What a visitor left, as they wrote it, until it is a connection or discarded. */
  leads: {
    memberId: string
    id: string
    sourceCard: Json<SourceCard>
    displayName: string
    email: string | null
    phone: string | null
    company: string | null
    title: string | null
    note: string | null
    profiles: Json<LeadProfile[]>
    consent: Json<Consent> | null
    /** The same for the same details on the same card. */
    fingerprint: string
    /** Since when it waits for a second look, and why. */
    heldAt: InstantText | null
    heldFor: Json<string[]>
    createdAt: InstantText
    updatedAt: InstantText
    connectedAt: InstantText | null
    connectionId: string | null
    discardedAt: InstantText | null
  }
}
