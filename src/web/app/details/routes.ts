import { formStateOf, readFingerprint, shortDigest } from '../frame/form-state.ts'
import type { Change, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { detailsScreen } from './page.ts'
import { detailsIn, isRowName, type Person, valuesOf, withoutGaps } from './rows.ts'

/** The rarer details of a person: addresses, labels, jobs, nicknames and own fields. */
export function serveDetails(screens: AppScreens) {
  screens.show('/people/:id/details', async (page) => {
    const person = await getPerson(page)
    const values = valuesOf(person)
    return detailsScreen(page, person, { values, errors: [], was: fingerprint(person), added: added(page.query.add) })
  })
  const toPerson = async ({ params }: ScreenRequest): Promise<Change> => ({ to: `/people/${params.id}` })
  screens.take('/people/:id/details', { formPage: '/people/:id/details', show: toPerson }, takeDetails)
}

async function takeDetails(page: ScreenRequest): Promise<Screen | Change> {
  const { more, was = '{}' } = page.form
  const person = await getPerson(page)
  const values = withoutGaps(page.form)
  if (isRowName(more)) return detailsScreen(page, person, { values, errors: [], was, added: more })
  const { newCompany = '', newTitle = '', jobChangedOn = '' } = values
  const now = page.ctx.now().toZonedDateTimeISO('UTC').toPlainDate().toPlainYearMonth().toString()
  const jobChange = (newCompany || newTitle) && {
    ...(newCompany && { company: newCompany }),
    ...(newTitle && { title: newTitle }),
    jobChangedOn: jobChangedOn.trim() || now,
  }
  try {
    const changes = { ...changedDetails(values, person, was), ...jobChange }
    await page.call('Connections_update', { connectionId: person.connectionId, ...changes })
  } catch (error) {
    return detailsScreen(page, person, { ...formStateOf(error, values), was })
  }
  return { to: `/people/${person.connectionId}#facts` }
}

/** What differs from the form as it was shown: changes made elsewhere meanwhile stay. */
function changedDetails(values: Record<string, string>, person: Person, was: string) {
  const before = readFingerprint(was)
  const details = Object.entries(detailsIn(values, person))
  return Object.fromEntries(details.filter(([name, value]) => before[name] !== shortDigest(value)))
}

const fingerprint = (person: Person) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(detailsIn(valuesOf(person), person)).map(([name, value]) => [name, shortDigest(value)]),
    ),
  )

const added = (name: string | undefined) => (isRowName(name) ? name : undefined)
const getPerson = ({ call, params }: ScreenRequest) => call('Connections_get', { connectionId: params.id })
