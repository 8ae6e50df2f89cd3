import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { newMember } from '../../harness/harness.ts'
import { until } from '../../harness/patience.ts'
import { noBrowser, useStage } from '../browser.ts'
import { openKeptBrowser } from '../kept-browser.ts'
import { allSent, countOnDevice } from '../outbox.ts'
import { signedInPage } from '../signed-in.ts'

suite('recording in a real browser', { skip: noBrowser }, () => {
  const stage = useStage()

  test('a memo is recorded at the first press, stopped with Space, sent and played', async () => {
    const { house } = stage
    const rui = await newMember(house)
    const browser = await openKeptBrowser(house)
    await browser.signIn(rui)
    const page = await browser.newPage('/capture')
    await page.getByRole('button', { name: 'Record' }).press('Enter')
    await page.getByText('0:02').waitFor()
    await page.getByRole('status').filter({ hasText: 'Recording' }).waitFor()
    await page.getByRole('button', { name: 'Stop' }).press('Space')
    await page.getByText('Saved', { exact: true }).first().waitFor()
    assert.equal(await countOnDevice(page), 0)
    const [memo] = await rui.client.Captures_list({})
    assert.equal(memo?.kind, 'voice_memo')
    assert.ok(Number(memo?.audio?.seconds) >= 1.9, `${memo?.audio?.seconds} s`)
    const length = await page.evaluate(`new Promise((resolve, reject) => {
      const audio = document.querySelector('#captures audio')
      audio.onloadeddata = () => resolve(audio.readyState)
      audio.onerror = () => reject(audio.error.message)
      audio.load(); audio.preload = 'auto'
    })`)
    assert.ok(Number(length) >= 2)
    await browser.close()
  })

  test('held, the microphone records until it is let go; the memo is filed with the third press', async () => {
    const { house } = stage
    const rui = await newMember(house)
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    const browser = await openKeptBrowser(house)
    await browser.signIn(rui)
    const page = await browser.newPage('/today')
    await page.getByRole('link', { name: 'Capture' }).click()
    await page.getByRole('button', { name: 'Record' }).hover()
    await page.mouse.down()
    await page.getByText('0:02').waitFor()
    const level = `Number(document.getElementById('record-level').style.getPropertyValue('--level'))`
    await until(async () => Number(await page.evaluate(level)) > 0)
    await page.mouse.up()
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'It is about Ana Ribeiro' }).click()
    await page.locator('#capture-notice audio').waitFor()
    const [entry] = await rui.client.Memory_listInteractions({ id: connectionId })
    assert.equal(entry?.kind, 'voice_memo')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Record' }).click()
    await page.getByText('0:01').waitFor()
    assert.ok(await page.locator('#record-level').isHidden())
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await browser.close()
  })

  test('the player of a memo shows how long it is before it is played, and goes to any second of it', async () => {
    const { house } = stage
    const rui = await newMember(house)
    const browser = await openKeptBrowser(house)
    await browser.signIn(rui)
    const page = await browser.newPage('/capture')
    await page.getByText('Recordings are not transcribed here.').waitFor()
    await page.getByRole('button', { name: 'Record' }).click()
    await page.getByText('0:03').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.locator('#captures audio').waitFor()
    const played = await page.evaluate<{ duration: number; at: number }>(`new Promise((resolve, reject) => {
      const audio = document.querySelector('#captures audio')
      const { promise, resolve: done } = Promise.withResolvers()
      audio.onerror = () => reject(audio.error.message)
      if (audio.readyState > 0) done()
      audio.onloadedmetadata = done
      promise.then(() => {
        audio.onseeked = () => resolve({ duration: audio.duration, at: audio.currentTime })
        audio.currentTime = 2
      })
    })`)
    const [memo] = await rui.client.Captures_list({})
    assert.ok(Math.abs(played.duration - Number(memo?.audio?.seconds)) < 0.1, `${played.duration} s`)
    assert.ok(Math.abs(played.at - 2) < 0.1, `at ${played.at} s`)
    await browser.close()
  })

  test('after the browser is killed while recording, everything but the last second is sent', async () => {
    const { house } = stage
    const rui = await newMember(house)
    const browser = await openKeptBrowser(house)
    await browser.signIn(rui)
    const page = await browser.newPage('/capture')
    await page.getByRole('button', { name: 'Record' }).click()
    await page.getByText('0:05').waitFor()
    await page.waitForTimeout(400)
    await browser.killAndRestart()
    await browser.signIn(rui)
    const again = await browser.newPage('/today')
    await allSent(again)
    const memos = await rui.client.Captures_list({})
    assert.equal(memos.length, 1)
    assert.ok(Number(memos[0]?.audio?.seconds) >= 4.3, `${memos[0]?.audio?.seconds} s`)
    await browser.close()
  })

  test('a memo belongs to the chosen person, even if its page is left while recording', async () => {
    const { house } = stage
    const rui = await newMember(house)
    const people = ['Ana Ribeiro', 'Bruno Alves'].map((displayName) => rui.client.Connections_create({ displayName }))
    const [ana, bruno] = await Promise.all(people)
    const browser = await openKeptBrowser(house)
    await browser.signIn(rui)
    const page = await browser.newPage(`/capture?for=${ana?.connectionId}`)
    const memosOf = (id = '') => rui.client.Memory_listInteractions({ id })
    for (const who of [ana, bruno]) {
      await page.getByRole('button', { name: 'Record' }).click()
      await page.getByText('0:02').waitFor()
      if (who === bruno) await page.locator('.choice', { hasText: 'Bruno Alves' }).click()
      await page.goto(`${house.url}/today`)
      await allSent(page)
      assert.equal((await memosOf(who?.connectionId)).length, 1)
      await page.goto(`${house.url}/capture`)
    }
    assert.deepEqual(await rui.client.Captures_list({}), [])
    await browser.close()
  })

  test('where the microphone is refused, a file takes its place', async () => {
    const { house, browser } = stage
    const rui = await newMember(house)
    const { page, close } = await signedInPage(browser, house, rui)
    await page.goto(`${house.url}/capture`)
    await page.getByRole('button', { name: 'Record' }).click()
    await page.getByText('The microphone is not available here').first().waitFor()
    await page.getByLabel('A recording').waitFor()
    assert.equal(await countOnDevice(page), 0)
    await close()
  })
})
