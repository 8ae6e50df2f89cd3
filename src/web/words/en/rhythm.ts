import { sayRhythm } from '#language/calendar/date-words.ts'

/** The words about how often to be in touch. */
export const rhythmWords = {
  heading: 'Staying in touch',
  sentence: (days: number) => `Be in touch ${sayRhythm(days)}.`,
  from: {
    person: 'You chose this.',
    tag: 'This comes from a tag.',
    learned: 'Learned from past contact.',
    usual: 'The usual, until there is more to learn from.',
  },
  next: (day: string) => `Next: ${day}.`,
  overdue: (day: string) => `Due since ${day}.`,
  resting: (day: string) => `No reminders until ${day}.`,
  change: 'Change how often',
  every: 'How often',
  choices: {
    7: 'Every week',
    30: 'Every month',
    60: 'Every 2 months',
    90: 'Every quarter',
    180: 'Every half year',
    365: 'Every year',
    own: 'Every … days',
    learned: 'As learned from past contact',
  },
  days: 'Days, if you choose “Every … days”',
  save: 'Save',
  restUntil: 'No reminders until',
  rest: 'Pause reminders',
  wake: 'Resume reminders',
  about: (name: string) => `about ${name}`,
  daysNeeded: 'Choose a number of days from 1 to 3650.',
}
