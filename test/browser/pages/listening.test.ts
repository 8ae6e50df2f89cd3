import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { type House, newMember, openHouse, type Someone } from '../../harness/harness.ts'
import { recording } from '../../samples/recordings.ts'
import { noBrowser, openBrowser } from '../browser.ts'

suite('recordings in a real browser', { skip: noBrowser }, () => {
  let house: House
  let member: Someone
  let connectionId: string
  let browser: Browser
  let page: Page
  const asked: string[] = []

  before(async () => {
    house = await openHouse()
    member = await newMember(house)
    connectionId = (await member.client.Connections_create({ displayName: 'Ana Ribeiro' })).connectionId
    browser = await openBrowser(['--autoplay-policy=no-user-gesture-required'])
    page = await browser.newPage()
    await page.route('**/player', (route) => route.fulfill({ path: 'test/browser/pages/player.html' }))
    // An audio element cannot send a token, so the test adds it.
    await page.route('**/audio', async (route) => {
      const headers = await route.request().allHeaders()
      asked.push(headers.range ?? 'the whole')
      await route.continue({ headers: { ...headers, authorization: `Bearer ${member.token}` } })
    })
    await page.goto(`${house.url}/player`)
  })
  after(async () => {
    await browser.close()
    await house.close()
  })

  for (const file of [
    'memo.webm',
    'recorded.webm',
    'memo-opus.ogg',
    'memo-vorbis.ogg',
    'memo.mp3',
    'memo.wav',
    'memo.m4a',
  ]) {
    test(`${file} plays and can be seeked`, async (t) => {
      const memo = await member.client.Memory_addInteraction({ connectionId, audio: recording(file) })
      const heard = await page.evaluate<Heard>(`play(${JSON.stringify(memo.audio?.url)})`)
      if (heard.error && file === 'memo.m4a') return t.skip('this Chromium cannot decode AAC')
      assert.equal(heard.error, null)
      assert.ok(heard.played > 0.2, `it played ${heard.played} s`)
      assert.ok(Math.abs(heard.soughtTo - 1.5) < 0.5, `it went to ${heard.soughtTo} s`)
      assert.match(asked.at(-1) ?? '', /^bytes=/)
    })
  }

  for (const mediaType of ['audio/webm', 'audio/mp4']) {
    test(`what a browser records as ${mediaType} is accepted, and its duration is known`, async (t) => {
      const canRecord = await page.evaluate<boolean>(`MediaRecorder.isTypeSupported('${mediaType}')`)
      if (!canRecord) return t.skip('this Chromium cannot record it')
      const recorded = Buffer.from(await page.evaluate<string>(`record('${mediaType}')`), 'base64')
      const memo = await member.client.Memory_addInteraction({ connectionId, audio: new Blob([recorded]) })
      assert.equal(memo.audio?.mediaType, mediaType)
      assert.ok(Math.abs((memo.audio?.seconds ?? 0) - 2) < 0.7, `${memo.audio?.seconds} s`)
    })
  }
})

type Heard = { error: string | null; played: number; soughtTo: number }
