import type { FastifyReply } from 'fastify'
import { assetPath } from './assets.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types kith',
].join('; ')

/** What the pages of the app may do, and which of them may be loaded ahead. */
export function setAppHeaders(reply: FastifyReply) {
  return reply.headers({
    'content-security-policy': policy,
    'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'speculation-rules': `"${assetPath('rules.json')}"`,
  })
}
