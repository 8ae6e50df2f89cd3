import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of what devices left to decide. */
export const syncListWords = {
  toDecide: 'For you to decide',
  tasks: {
    title: 'Tasks without a person',
    hint: (tasks: number) => count(tasks, { one: '# task added on a device', other: '# tasks added on a device' }),
    lead: 'You added these on a device. Say who each one is for, and it becomes a promise. It stays on your devices.',
    none: 'No task waits for a person.',
    due: (day: string) => `Due ${day}`,
    person: 'Who is it for?',
    choose: 'Choose a person',
    assign: 'Make it a promise',
    discard: 'Remove',
    notices: {
      assigned: 'It’s a promise now.',
      discarded: 'Removed here and on your devices.',
      gone: 'It was already removed.',
    },
  },
}
