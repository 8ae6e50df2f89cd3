import type { Entry, Facts, OpenPromise } from '#people/followups/draft/facts.ts'

/** Thursday. */
export const today = '2026-11-19'

/** Facts in short form: entries as `[kind, days ago, text]`, newest first, promises as `[text, days until due]`. */
export type Example = {
  about: string
  name?: string
  entries: [kind: string, daysAgo: number, text: string][]
  promises?: [text: string, dueIn: number][]
  subject: string
  says: string
}

/** A kind may include its source: `message/visitor`. */
export function factsOf({
  name = 'Ana Ribeiro',
  entries,
  promises = [],
}: Pick<Example, 'name' | 'entries' | 'promises'>): Facts {
  return {
    member: { name: 'Rui Costa' },
    person: {
      displayName: name,
      company: 'Acme',
      title: null,
      location: null,
      birthday: null,
      emails: ['ana@acme.example'],
    },
    entries: entries.map(([kindAndSource, daysAgo, text], at) => {
      const [kind = '', source = 'member'] = kindAndSource.split('/')
      const occurredAt = `${day(-daysAgo)}T12:00:00.000Z`
      return { ixId: `ix-${at + 1}`, kind, text, source: source as Entry['source'], occurredAt }
    }),
    promises: promises.map(
      ([text, dueIn], at): OpenPromise => ({
        promiseId: `promise-${at + 1}`,
        text,
        dueOn: day(dueIn),
        overdue: dueIn < 0,
      }),
    ),
    today,
    timeZone: 'Europe/Lisbon',
  }
}

const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
