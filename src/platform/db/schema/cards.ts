import { day, id, instant, integer, jsonOf, privateTable, table, text } from './table.ts'
import type { CardContents, Consent, LeadProfile, Logo, OwnColours, Photo, SourceCard } from './values.ts'

/** Cards, which others see, and the leads that visitors leave. */
export const cardTables = {
  /** An invitation to a workspace. Anyone with its token may accept it, once. */
  invites: table({
    id: id(),
    workspaceId: id(),
    invitedBy: id().nullable(),
    email: text(),
    role: text<'owner' | 'admin' | 'member'>(),
    tokenHash: text(),
    /** The hash of the mailed token. It is created with the e-mail, so that no token waits unencrypted. */
    mailedHash: text().nullable(),
    createdAt: instant(),
    expiresAt: instant(),
    mailedAt: instant().nullable(),
    acceptedAt: instant().nullable(),
    acceptedBy: id().nullable(),
    revokedAt: instant().nullable(),
    /** The reason, if it was revoked automatically. */
    revokedFor: text<'password' | 'token'>().nullable(),
    /** The token that made it, and with which it ends. Null: the signed-in member. */
    madeBy: id().nullable(),
  }),

  /** Where a visitor's path leads: by workspace and slug, or by the code that is printed and never changes. */
  cardAddresses: table(
    {
      workspaceId: id(),
      slug: text(),
      code: text(),
      memberId: id(),
      cardId: id(),
    },
    { notArchived: 'The addresses of exported cards in this instance.', storedBy: 'cardId' },
  ),

  cards: privateTable(
    {
      id: id(),
      templateId: id(),
      /** One of the colours of its template. */
      colour: text(),
      contents: jsonOf<CardContents>(),
      /** Instead of the template's. */
      colours: jsonOf<OwnColours>().nullable(),
      photo: jsonOf<Photo>().nullable(),
      logo: jsonOf<Logo>().nullable(),
      backgroundImage: jsonOf<Photo>().nullable(),
      videoBackgroundId: text().nullable(),
      /** Since when visitors find nothing there. */
      hiddenAt: instant().nullable(),
      /** Since when search engines may list it. */
      listedAt: instant().nullable(),
      createdAt: instant(),
      updatedAt: instant(),
    },
    { storedBy: 'id' },
  ),

  /** A card's counts on a day in its member's time zone, without anything about visitors. */
  cardDays: privateTable(
    {
      cardId: id(),
      day: day(),
      views: integer().withDefault(),
      botViews: integer().withDefault(),
      saves: integer().withDefault(),
      exchanges: integer().withDefault(),
    },
    { notArchived: 'Counts visits to this instance. An imported card starts at zero.', storedBy: 'day' },
  ),

  /** A visitor's details as submitted, until they become a connection or are discarded. */
  leads: privateTable({
    id: id(),
    sourceCard: jsonOf<SourceCard>(),
    displayName: text(),
    email: text().nullable(),
    phone: text().nullable(),
    company: text().nullable(),
    title: text().nullable(),
    note: text().nullable(),
    profiles: jsonOf<LeadProfile[]>(),
    consent: jsonOf<Consent>().nullable(),
    /** The same for the same details on the same card. */
    fingerprint: text().computed(),
    /** Since when it waits for a second look, and why. */
    heldAt: instant().nullable(),
    heldFor: jsonOf<string[]>(),
    createdAt: instant(),
    updatedAt: instant(),
    connectedAt: instant().nullable(),
    connectionId: id().nullable(),
    discardedAt: instant().nullable(),
  }),
}
