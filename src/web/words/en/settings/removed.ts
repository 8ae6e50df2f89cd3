/** The words of what was removed in the last 30 days. */
export const removedWords = {
  title: 'Recently removed',
  lead: 'What you remove can be restored for 30 days. Then it is deleted for good.',
  nothing: 'Nothing here.',
  earlier: 'Removed earlier',
  restore: 'Restore',
  deleteForGood: 'Delete for good',
  askTitle: 'Delete for good?',
  kinds: {
    connection: (when: string) => `Person, removed ${when}`,
    interaction: (when: string) => `Timeline entry, removed ${when}`,
    promise: (when: string) => `Promise, removed ${when}`,
    card: (when: string) => `Card, removed ${when}`,
    capture: (when: string) => `Capture, removed ${when}`,
    thread: (when: string) => `Thread, removed ${when}`,
    webhook: (when: string) => `Webhook, removed ${when}`,
  },
  kindsWith: {
    interaction: (person: string, when: string) => `Timeline entry with ${person}, removed ${when}`,
    promise: (person: string, when: string) => `Promise with ${person}, removed ${when}`,
  },
  until: (when: string) => `Can be restored until ${when}`,
  losses: {
    connection: 'This deletes the person, their timeline with its recordings, their promises and follow-ups.',
    interaction: 'This deletes the entry, with its recording if it has one.',
    promise: 'This deletes the promise.',
    card: 'This deletes the card, its photo and its statistics.',
    capture: 'This deletes the capture, with its recording if it has one.',
    thread: 'This deletes the thread with its questions and answers.',
    webhook: 'This deletes the webhook and its secret.',
  },
  noUndo: 'You cannot undo this.',
  notices: {
    restored: 'Restored. It is back where it was.',
    deleted: 'Deleted for good.',
    notThere: 'It was already restored or deleted for good.',
  },
}
