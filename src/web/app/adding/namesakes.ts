import { nameKeyOf } from '#language/names/name-keys.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { Found } from '../people/rows.ts'

/** Somebody who is already here, and the e-mail address if that is how one knows. */
export type Namesake = { person: Found; email?: string | undefined }

const maxNamesakes = 3
const maxEmails = 5

/** People with the same name, in whatever spelling, or with the same e-mail address. */
export async function findNamesakes(page: ScreenRequest, displayName: string, emails: string[]): Promise<Namesake[]> {
  const search = async (text: string) => {
    const query = [...text].slice(0, 120).join('')
    return (await page.call('Connections_search', { query, limit: 10 })).connections
  }
  const byName = async () => {
    const found = displayName.trim() === '' ? [] : await search(displayName)
    return found.filter((each) => isSameName(each.displayName, displayName)).map((person): Namesake => ({ person }))
  }
  const byEmail = async (email: string) =>
    (await search(email)).filter((each) => hasEmail(each, email)).map((person): Namesake => ({ person, email }))
  const found = (await Promise.all([byName(), ...emails.slice(0, maxEmails).map(byEmail)])).flat()
  const ids = found.map(({ person }) => person.connectionId)
  return found.filter(({ person }, at) => ids.indexOf(person.connectionId) === at).slice(0, maxNamesakes)
}

function isSameName(one: string, other: string) {
  const key = nameKeyOf(one)
  return one.trim() === other.trim() || (key !== null && key === nameKeyOf(other))
}

const hasEmail = ({ matched }: Found, email: string) =>
  matched?.field === 'email' && matched.text.toLowerCase() === email.toLowerCase()
