import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { isEarlier } from '../parts/api.ts'
import { maxItems } from './api.ts'
import type { Details, Row } from './row.ts'

/** Changes of a person who got another job on a day: the job they had becomes the first of `jobs`. */
export function changeJob(before: Row, changes: Partial<Row>, on: string): Partial<Row> {
  if (changes.company === undefined && changes.title === undefined)
    throw wrongField('jobChangedOn', say('fields.needsJob'))
  const { company, title, department, companySince, jobs } = { ...before, jobs: changes.jobs ?? before.jobs }
  if (companySince !== null && isEarlier(on, companySince)) throw wrongField('jobChangedOn', say('fields.jobEndsFirst'))
  const former = Object.entries({ company, title, department, from: companySince, to: on })
  const job = Object.fromEntries(former.filter(([, part]) => part !== null))
  const isKnown = company !== null || title !== null
  const history = isKnown ? [job, ...jobs] : jobs
  if (history.length > maxItems.jobs)
    throw wrongField('jobChangedOn', say('fields.tooManyAfterwards', { max: maxItems.jobs, field: 'jobs' }))
  // What belonged to the former job goes with it.
  const isElsewhere = changes.company !== undefined && changes.company !== company
  const ofFormer: Details = isElsewhere ? { title: null, department: null, role: null } : {}
  return { ...ofFormer, companySince: on, ...changes, jobs: history } as Partial<Row>
}
