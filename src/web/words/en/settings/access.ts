/** What an app or a token can do. */
export const accessWords = {
  read: 'Read',
  write: 'Read & write',
  wholeApi: 'the whole API',
  allToolsReach: 'all tools for assistants',
  eightToolsReach: 'the eight standard tools for assistants',
  eightTools: 'Eight tools',
  eightToolsHint:
    'Find people, read their notes and promises, and see what to do next. With Read & write, also add notes, complete promises and draft follow-ups.',
  allTools: 'All tools',
  allToolsHint:
    'Also answer questions about everyone you know, brief you on a person, read whole timelines and see leads. With Read & write, also add and change people, promises and follow-ups, connect leads, and undo its own changes.',
  readHint: 'See the people you know, your notes, promises, drafts and cards.',
  writeHint:
    'Also add, change and delete them. It cannot change your password, invite people, or give anything else access.',
  readToolsHint: 'Look things up. It cannot change anything.',
  writeToolsHint:
    'Also make the changes that its tools can make. It cannot change your password, invite people, or give anything else access.',
}
