import type { BrowserContextOptions, Page } from 'playwright-core'
import type { useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'

/** A new person of the member's, and a browser on their page. */
export async function openPerson(
  stage: ReturnType<typeof useStage>,
  options: BrowserContextOptions = {},
  displayName = 'Ana Ribeiro',
) {
  const { client } = stage.rui
  const { connectionId } = await client.Connections_create({ displayName })
  const watched = await signedInPage(stage.browser, stage.house, stage.rui, { locale: 'en-GB', ...options })
  const address = `${stage.house.url}/people/${connectionId}`
  const visit = () => watched.page.goto(address)
  await visit()
  const entries = () => client.Memory_listInteractions({ id: connectionId })
  const promises = async () => (await client.Connections_get({ connectionId })).promises
  return { ...watched, client, connectionId, address, visit, entries, promises }
}

/** What can be done with the first entry, or with the person. */
export const openMore = (page: Page, about: RegExp) =>
  page.getByRole('button', { name: new RegExp(`^More: ${about.source}`) }).click()

export const note = (page: Page) => page.getByLabel('What do you want to remember about Ana Ribeiro?')
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
