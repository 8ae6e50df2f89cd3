/** The words of who is on the member's devices. */
export const syncedPeopleWords = {
  title: 'People on your devices',
  hint: 'Who is there, and who was removed on a device',
  lead: 'Choose who appears in the address book of your phone and computer.',
  who: 'In the address book',
  reachable: 'Everybody you can reach',
  reachableHint: 'With an e-mail address, a phone number or a birthday.',
  tagged: 'Only people with a tag',
  taggedHint: 'People you add on a device get the tag.',
  tag: 'Tag',
  save: 'Save',
  removedTitle: 'Removed on a device',
  removedText: 'They are no longer on your devices, but still here with their timeline and promises.',
  removedAt: (when: string) => `Removed ${when}`,
  putBack: 'Put back',
  putAllBack: 'Put everybody back',
  nobody: 'Nobody was removed on a device.',
  notices: {
    chosen: 'Saved. Your devices follow with their next sync.',
    back: 'Back in the address book. Your devices follow with their next sync.',
    gone: 'This person is no longer here.',
  },
}
