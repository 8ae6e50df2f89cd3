import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordWrongCode } from '#members/security-log/wrong-guesses.ts'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { connect, memberContext, newMember, refused, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

test('a page lists where the member is signed in, and signs out one device or all others', async () => {
  const rui = await newMember(house)
  const visitor = signedIn(house, rui)
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const signIn = () => connect(house, undefined, agent).Access_signIn({ email: rui.email, password: rui.password })
  const [first, second] = [await signIn(), await signIn()]
  assert.match((await visitor.get('/settings')).text, /<a href="\/settings\/sessions">/)
  const { text } = await visitor.get('/settings/sessions')
  assert.match(text, /This device.*Firefox on Windows.*Signed in today at .* from 127\.0\.0\.1/s)
  const [newest] = (await rui.client.Sessions_list()).sessions
  const ended = await visitor.post(`/settings/sessions/${newest?.id}/end`, {})
  assert.equal(ended.to, '/settings/sessions?said=ended')
  await refused(connect(house, second.accessToken).Members_me(), 'unauthenticated')
  assert.equal((await visitor.post(`/settings/sessions/${newest?.id}/end`, {})).to, '/settings/sessions?said=ended')
  assert.equal((await visitor.post('/settings/sessions/end', {})).to, '/settings/sessions?said=othersEnded')
  await refused(connect(house, first.accessToken).Members_me(), 'unauthenticated')
  const after = (await visitor.get('/settings/sessions?said=othersEnded')).text
  assert.match(after, /<title>Signed out everywhere else\. .*role="status">Signed out everywhere else\./s)
  assert.doesNotMatch(after, /<button type="submit" class="danger">/)
})

test('the activity page shows the log, escaped, a page at a time', async () => {
  const rui = await newMember(house)
  const visitor = signedIn(house, rui)
  assert.match((await visitor.get('/settings/activity')).text, /Nothing yet\./)
  for (let token = 0; token < 51; token++)
    await rui.client.Tokens_create({ name: `<b>Script ${token}</b>`, access: 'read' })
  await refused(connect(house).Access_signIn({ email: rui.email, password: 'wrong' }), 'unauthenticated')
  await refused(connect(house).Access_signIn({ email: rui.email, password: 'wrong again' }), 'unauthenticated')
  await house.work()
  for (let guess = 0; guess < 2; guess++) await recordWrongCode(memberContext(house, rui), rui.memberId)
  const { text } = await visitor.get('/settings/activity')
  assert.match(
    text,
    /2 wrong codes at the second step.*2 wrong passwords.*Token created.*&lt;b&gt;Script 50&lt;\/b&gt;.*127\.0\.0\.1/s,
  )
  const earlier = /href="(\/settings\/activity\?before=[^"]+)"/.exec(text)?.[1] ?? ''
  assert.match((await visitor.get(earlier)).text, /Script 0&lt;/)
})
