import type { OperationName } from '../api.ts'

type NounOf<Name> = Name extends `${infer Noun}_${string}` ? Noun : never
export type Noun = NounOf<OperationName>

/** A sentence about each group of operations. */
export const nouns: Record<Noun, string> = {
  Access: 'Create an account, sign in, reset a forgotten password, and review what has access.',
  Sessions: 'Where you are signed in. You can sign out on any of your devices.',
  Passkeys: 'Sign in with your phone, computer or security key instead of a password.',
  TwoStep: 'Two-step sign-in: the code of an authenticator app after the password, and recovery codes.',
  Tokens: 'Personal tokens for scripts and assistants that act for you.',
  Devices: 'Phones and computers that sync your people and promises, each with a password of its own.',
  Members: 'Your own account: name, time zone, preferences and password.',
  SecurityLog: 'What happened to the security of your account, when and from where.',
  Workspaces: 'Workspaces hold cards and the people you invite. Every member has at least one.',
  Invites: 'Invite people to a workspace, by e-mail or with a link.',
  InvitesPublic: 'An invite as the invited person sees it. It can be accepted once.',
  Connections: 'The people you have met. They are private to you: nobody else in a workspace sees them.',
  Imports: 'Import people from another address book: review them, apply the import, and undo it if needed.',
  Merges: 'Merges of two connections into one. You can undo them.',
  Memory: 'The timeline of a connection: notes, voice memos, meetings, calls and messages.',
  Captures: 'Texts and recordings about nobody yet. Assign each to a person when you know who it is about.',
  Promises: 'What you promised to do for a connection, and by when.',
  Tasks: 'Tasks that you added on a device, until you say whom each is for.',
  Followups: 'Messages that Kith drafts for you. Kith never sends them itself.',
  Jobs: 'Background jobs, such as the transcription of a voice memo.',
  Moves: 'What to do next for your connections, and who you have not been in touch with for a while.',
  Counts: 'How much waits for you.',
  Storage: 'How much room your recordings and photos take.',
  Removals: 'What you removed in the last 30 days. You can restore it, or delete it for good.',
  ToolChanges: 'What assistants changed with tools. They can undo it for a day.',
  Cards: 'Your digital cards. Each has its own address, where visitors can save it and leave their details.',
  CardsPublic: 'A card as visitors see it. No account is needed.',
  Exchange: 'Visitors leave their details with a card. No account is needed.',
  Leads: 'Details that visitors left with your cards, until you connect or discard them. Private to you.',
  Templates: 'The designs for cards.',
  VideoBackgrounds: 'The video backgrounds for cards.',
  Threads: 'Ask questions about your own memory, and get answers with citations. Private to you.',
  Apps: 'Assistants and other programs that you gave access to, and what each can do.',
  Archive: 'Export everything that is yours as one file, and import it again.',
  Calendar: 'A private calendar feed of your open promises and birthdays, for any calendar app.',
  AddressBook:
    'Your connections as vCards, for any address book, and who is in the one that your devices sync by CardDAV.',
  Meetings: 'Your coming meetings with other people, from the calendars that Kith reads.',
  MeetingAttendees: 'Attendees of your meetings who are not among your people yet.',
  MeetingCalendars: 'Calendars of yours that Kith reads, so that meetings reach the timelines of the people you know.',
  Reminders: 'What Kith tells you by itself: a morning e-mail, an e-mail about new leads, and notifications.',
  PushSubscriptions: 'Browsers that show notifications, by Web Push.',
  Webhooks: 'Send events to your own programs, signed as in Standard Webhooks.',
  Events: 'Everything that happened in your memory, in order. Read it in pages, or follow it as a stream.',
  Tags: 'The tags of your connections: list, rename, merge and remove them.',
  Rhythms: 'How often to be in touch with connections that have a tag.',
}

export const nounOf = (name: OperationName) => name.split('_')[0] as Noun
