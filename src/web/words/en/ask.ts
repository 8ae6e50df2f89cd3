/** The words of Ask. */
export const askWords = {
  title: 'Ask',
  hint: 'Answers come from your own notes and people, with the source beside each sentence.',
  label: 'What do you want to know?',
  next: 'Ask another question',
  placeholder: 'Who do I know in Porto?',
  submit: 'Ask',
  earlier: 'Earlier questions',
  untitled: 'New thread',
  you: 'You asked',
  sources: 'Sources',
  removedSource: 'This source has been removed.',
  stillWriting: 'The answer is still being written. Reload the page in a moment.',
  back: 'All questions',
  missing: 'Write a question first.',
}
