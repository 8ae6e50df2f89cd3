import type { ToolSet } from '#contract/operation.ts'
import type { AppResource } from '#members/access/app-resource.ts'

export const accessLabels = { read: 'Read', write: 'Read & write' }

/** What an app can use. */
export function appReach({ resource, tools }: { resource: AppResource; tools: ToolSet }) {
  if (resource === 'api') return 'the whole API'
  return tools === 'full' ? 'all tools for assistants' : 'the eight standard tools for assistants'
}

/** What an app can do with each set of tools. */
export const toolOptions = [
  {
    value: 'standard',
    label: 'Eight tools',
    hint: 'Find people, read their notes and promises, and see what to do next. With Read & write, also add notes, complete promises and draft follow-ups.',
  },
  {
    value: 'full',
    label: 'All tools',
    hint: 'Also answer questions about everyone you know, brief you on a person, read whole timelines and see leads. With Read & write, also add and change people, promises and follow-ups, connect leads, and undo its own changes.',
  },
] as const satisfies { value: ToolSet; label: string; hint: string }[]

/** The choice of access for an app or a token. */
export const accessOptions = [
  {
    value: 'read',
    label: accessLabels.read,
    hint: 'See the people you know, your notes, promises, drafts and cards.',
  },
  {
    value: 'write',
    label: accessLabels.write,
    hint: 'Also add, change and delete them. It cannot change your password, invite people, or give anything else access.',
  },
]

/** The same choice for an app that can only use tools. */
export const toolAccessOptions = [
  { value: 'read', label: accessLabels.read, hint: 'Look things up. It cannot change anything.' },
  {
    value: 'write',
    label: accessLabels.write,
    hint: 'Also make the changes that its tools can make. It cannot change your password, invite people, or give anything else access.',
  },
]
