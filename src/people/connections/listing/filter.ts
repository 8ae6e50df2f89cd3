import { type SqlBool, sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { type LabelKind, labelKey } from '../record/labels.ts'

export type PeopleFilter = { tag?: string | undefined; place?: string | undefined }

/** A tag or place that people must have. */
export type Label = { kind: LabelKind; key: string }

export function labelsIn({ tag, place }: PeopleFilter): Label[] {
  const labels = { tag, place }
  return (['tag', 'place'] as const).flatMap((kind) => {
    const label = labels[kind]
    return label === undefined ? [] : [{ kind, key: labelKey(label) }]
  })
}

/** The rows of a label, which stand in the order of names. */
export function labelRows({ db, member }: MemberContext, { kind, key }: Label) {
  return db
    .selectFrom('connectionLabels')
    .where('connectionLabels.memberId', '=', member.id)
    .where('connectionLabels.kind', '=', kind)
    .where('connectionLabels.labelKey', '=', key)
}

/** Whether the person whose id is in a column has all of these labels. */
export function hasLabels({ member }: MemberContext, labels: Label[], idColumn: string) {
  const each = labels.map(
    ({ kind, key }) => sql`exists (select 1 from connection_labels as also where also.member_id = ${member.id}
      and also.connection_id = ${sql.ref(idColumn)} and also.kind = ${kind} and also.label_key = ${key})`,
  )
  return sql<SqlBool>`(${sql.join([sql`1 = 1`, ...each], sql` and `)})`
}
