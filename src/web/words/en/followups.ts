import { andIn } from '#language/locales/lists.ts'
import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')
const and = andIn('en')

/** The words of follow-up drafts. */
export const followupWords = {
  heading: 'Follow-up',
  listHeading: 'Drafts',
  listIntro: 'Messages you drafted and have not sent yet.',
  none: 'No drafts are waiting.',
  noneHint: 'Open a person and choose “Draft a follow-up”. Kith writes it from your notes and promises.',
  draft: 'Draft a follow-up',
  draftAgain: 'Draft another',
  drafting: 'Writing a draft from your notes…',
  explain: 'Kith writes a message from your last notes and open promises. Nothing is sent.',
  to: (name: string) => `To ${name}`,
  subject: 'Subject',
  body: 'Message',
  save: 'Save changes',
  saved: 'Saved.',
  copy: 'Copy text',
  copied: 'Copied.',
  notCopied: 'Your browser cannot copy. The text is selected: copy it yourself.',
  openInMail: 'Open in mail',
  tooLong: 'The message is too long for a link. Copy the text and paste it into the e-mail.',
  noAddress: (name: string) => `Add an e-mail address to ${name} to open the draft in your e-mail program.`,
  send: 'Mark sent',
  dismiss: 'Dismiss',
  snooze: 'Later',
  about: (name: string) => `draft to ${name}`,
  closed: {
    sent: (name: string) => `Marked as sent. It’s in your history with ${name}.`,
    dismissed: (name: string) => `Draft to ${name} dismissed.`,
    snoozed: (name: string) => `Draft to ${name} put away for three days.`,
  },
  madeFrom: (entries: number, promises: number) =>
    and(
      [
        entries > 0 ? count(entries, { one: '# entry', other: '# entries' }) : '',
        promises > 0 ? count(promises, { one: '# promise', other: '# promises' }) : '',
      ].filter(Boolean),
    ),
  from: (sources: string) => `Written from ${sources}.`,
  openers: 'Your notes say little to write about. You could also begin with:',
  undo: 'Undo',
}
