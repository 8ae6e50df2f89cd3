import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of what devices left to decide. */
export const syncListWords = {
  toDecide: 'For you to decide',
  tasks: {
    title: 'Tasks without a person',
    hint: (tasks: number) => count(tasks, { one: '# task added on a device', other: '# tasks added on a device' }),
    lead: 'You added these on a device. Say whom each one is for, and it becomes a promise. It stays on your devices.',
    none: 'No task waits for a person.',
    due: (day: string) => `Due ${day}`,
    person: 'For whom?',
    choose: 'Choose a person',
    assign: 'Make it a promise',
    discard: 'Remove',
    notices: {
      assigned: 'It’s a promise now.',
      discarded: 'Removed here and on your devices.',
      gone: 'It was already removed.',
    },
  },
  removed: {
    title: 'Removed on a device',
    hint: (people: number) => count(people, { one: '# person, still in Kith', other: '# people, still in Kith' }),
    lead: 'These people were deleted on a phone or computer. They’re still here, with their timeline and promises.',
    none: 'Nobody was removed on a device.',
    removedAt: (when: string) => `Removed ${when}`,
    putBack: 'Put back',
    putAllBack: 'Put everybody back',
    removeHere: 'Remove here too',
    notices: {
      back: 'Back on your devices with the next sync.',
      allBack: 'Everybody is back on your devices with the next sync.',
      removed: 'Removed here too. You can restore it for 30 days in Settings, Removed.',
      gone: 'It was already removed.',
    },
  },
}
