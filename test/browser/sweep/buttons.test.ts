import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember, type Someone } from '../../harness/harness.ts'
import { onlyAtNight } from '../../harness/nightly.ts'
import { fillRoute, hasId, isDownload, isFile, memberRoutes } from '../../sweeps/pages/routes.ts'
import { secretWorld } from '../../sweeps/pages/secrets.ts'
import { noBrowser, useStage } from '../browser.ts'
import { signedInPage } from '../signed-in.ts'
import { withWorker } from '../with-worker.ts'
import { type Button, findButton, listButtons, noteOutside, press } from './presses.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Long enough for a busy machine. Only a button that does nothing takes it all. */
const patienceMs = 60_000

type World = Someone & { ids: Record<string, string> }

describe('every button of every screen', { skip: noBrowser }, () => {
  const stage = useStage()
  /** What was pressed already: a new member presses only what others don't have. */
  const pressed = new Set<string>()

  test('pressed once on a phone by a member with people, it does something', () => {
    return sweep(() => secretWorld(stage.house), screens())
  })

  test('pressed once on a phone by a new member, it does something', { skip: onlyAtNight }, async () => {
    const first = screens().filter((route) => !hasId(route))
    await sweep(async () => ({ ...(await newMember(stage.house)), ids: {} }), first)
  })

  const screens = () => memberRoutes('GET').filter(({ path }) => !isFile(path) && !isDownload(path))

  async function sweep(makeWorld: () => Promise<World>, routes: { path: string }[]) {
    const hands = await Promise.all(['left', 'right'].map(() => openHand(makeWorld)))
    const listed = new Map<string, Button[]>()
    await share(hands, routes, async (hand, { path }) => {
      await hand.show(path)
      listed.set(path, await listButtons(hand.page))
    })
    const problems: string[] = []
    const todo = routes.flatMap(({ path }) => (listed.get(path) ?? []).map((button) => ({ path, ...button })))
    const isNew = ({ path, key, isOfFrame }: (typeof todo)[number]) => {
      const id = isOfFrame ? key : `${path} ${key}`
      return !pressed.has(id) && pressed.add(id)
    }
    const unique = todo.filter(isNew)
    await share(hands, unique, async (hand, { path, key, label }) => {
      const button = (await hand.find(path, key)) ?? (await hand.findInNewWorld(path, key))
      const wrong = button ? await press(hand.page, button, patienceMs) : 'is not there again'
      if (wrong) problems.push(`${path}: "${label}" (${key}) ${wrong}`)
    })
    for (const hand of hands) await hand.close()
    assert.deepEqual(problems, [])
  }

  /** A browser window with a member of its own. */
  async function openHand(makeWorld: () => Promise<World>) {
    let world = await makeWorld()
    const permissions = ['clipboard-read', 'clipboard-write', 'notifications', 'microphone']
    const { page, close } = await signedInPage(stage.browser, stage.house, world, { ...phone, permissions })
    await page.addInitScript(noteOutside)
    await page.goto(`${stage.house.url}/today`)
    await withWorker(page)
    const show = async (path: string) => {
      const open = () => page.goto(stage.house.url + fillRoute(path, world.ids), { waitUntil: 'domcontentloaded' })
      // The last press may still lead somewhere.
      await open().catch(open)
    }
    const find = async (path: string, key: string) => {
      await show(path)
      return findButton(page, key)
    }
    return {
      page,
      close,
      show,
      find,
      /** Some buttons remove what others need. */
      findInNewWorld: async (path: string, key: string) => {
        world = await makeWorld()
        await signIn(page, world)
        return find(path, key)
      },
    }
  }

  const signIn = (page: Page, { token }: World) =>
    page.context().addCookies([{ name: 'kith', value: token, url: stage.house.url, httpOnly: true, sameSite: 'Lax' }])
})

/** Both hands take from the same pile until it is done. */
async function share<Hand, Task>(hands: Hand[], tasks: Task[], work: (hand: Hand, task: Task) => Promise<void>) {
  const pile = [...tasks]
  const takeAll = async (hand: Hand) => {
    for (let task = pile.shift(); task; task = pile.shift()) await work(hand, task)
  }
  await Promise.all(hands.map(takeAll))
}
