import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOfService, serviceOf } from './known-services.ts'

test('a service is known by its host, with or without www, a country or a language before it', () => {
  const addresses = {
    'https://www.linkedin.com/in/ana': 'linkedin',
    'https://pt.linkedin.com/in/ana': 'linkedin',
    'https://X.com/ana': 'x',
    'http://twitter.com/ana': 'x',
    'https://ana.bandcamp.com': 'bandcamp',
    'https://mastodon.social/@ana': 'mastodon',
    'https://wa.me/351912345678': 'whatsapp',
  }
  for (const [url, service] of Object.entries(addresses)) assert.equal(serviceOf(url)?.service, service, url)
})

test('an address that only looks like a known service is not one', () => {
  for (const url of [
    'https://linkedin.com.example.org/in/ana',
    'https://notx.com/ana',
    'https://example.com/linkedin.com',
    'https://com/',
    'nonsense',
    '',
  ])
    assert.equal(serviceOf(url), null, url)
})

test('addresses of any length are looked up quickly', () => {
  for (const url of [`https://${'1.'.repeat(50_000)}github.com`, `https://${'a.'.repeat(500)}linkedin.com/in/ana`]) {
    const before = process.threadCpuUsage()
    serviceOf(url)
    const { user, system } = process.threadCpuUsage(before)
    assert.ok(user + system < 50_000, `${user + system} µs`)
  }
})

test('a service has its own spelling', () => {
  assert.deepEqual(['linkedin', 'x', 'twitter', 'my own'].map(nameOfService), ['LinkedIn', 'X', 'X', null])
})
