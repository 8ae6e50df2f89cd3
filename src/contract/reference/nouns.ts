import type { OperationName } from '../api.ts'

type NounOf<Name> = Name extends `${infer Noun}_${string}` ? Noun : never
export type Noun = NounOf<OperationName>

/** What each group of operations is about. */
export const nouns: Record<Noun, string> = {
  Access: 'An account, and signing in to it.',
  Tokens: 'Personal tokens, for scripts and assistants that act for you.',
  Members: 'You: your name, your time zone, your password, your account.',
  Workspaces: 'Where cards live and people are invited. Every member has at least one.',
  Invites: 'Asking somebody into a workspace, by e-mail or with a link.',
  InvitesPublic: 'An invite as whoever was invited sees it: read, and accepted once.',
  Connections: 'The people you have met. They are yours alone: nobody else in a workspace sees them.',
  Imports: 'Bringing people in from another address book: looked at first, then applied, and undone if you like.',
  Merges: 'Where you made one person of two, and can still undo it.',
  Memory: 'The timeline of a person: notes, voice memos, meetings, calls and messages.',
  Promises: 'What you said you would do for somebody, and by when.',
  Followups: 'Messages drafted for you to send. Kith itself sends nothing.',
  Jobs: 'What is done for you in the background, such as turning a voice memo into text.',
  Moves: 'What to do next for the people you know, and who has gone quiet.',
  Cards: 'What you show of yourself, at an address of its own, for visitors to save and to answer.',
  CardsPublic: 'A card as visitors see it. No account is needed.',
  Exchange: 'What a visitor leaves with a card: their own details. No account is needed.',
  Leads: 'What visitors left with your cards, until it is a connection or discarded. Yours alone.',
  Templates: 'The designs a card can have.',
  VideoBackgrounds: 'The videos a card can have behind it.',
  Threads: 'What you ask of your own memory, and the answers, with what they rest on. Yours alone.',
  Apps: 'Assistants and other programs that you have let in, and what each may do.',
  Archive: 'Everything that is yours in one file, and back from it.',
  Calendar: 'Your open promises and birthdays in any calendar program, at a private address.',
  AddressBook: 'The people you know, for any address book.',
  Webhooks: 'Addresses of your own programs that hear of events, signed as Standard Webhooks has it.',
  Events: 'What became true in your memory, in order: to read on from where you were, or to listen to.',
  Rhythms: 'How often to be in touch with the people who have a tag.',
}

export const nounOf = (name: OperationName) => name.split('_')[0] as Noun
