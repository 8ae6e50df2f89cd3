import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, renderHtml } from '#platform/html/html.ts'
import { build } from './assets.ts'
import { type Entered, readRequestedParts } from './enter.ts'
import { setAppHeaders } from './policy.ts'
import type { Screen } from './screen.ts'
import { renderShell } from './shell.ts'
import { drawTabs } from './tabs.ts'

/** Sends the whole page, or only the parts that were asked for. */
export async function sendScreen(request: FastifyRequest, reply: FastifyReply, entered: Entered, screen: Screen) {
  const { requestedParts, drawnParts } = entered
  const tabs = entered.wants('tabs') && entered.part('tabs', await drawTabs(entered, screen.tab))
  if (requestedParts.length === 0)
    return sendHtml(request, reply, screen.status ?? 200, renderHtml(renderShell(entered, screen, tabs)))
  const parts = requestedParts.map((id) => drawnParts.get(id))
  return sendHtml(request, reply, screen.status ?? 200, renderHtml(html`${parts}`))
}

const minCompressedBytes = 1024
const brotli = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

/** Chromium drops a page from its back/forward cache if a script of that page has received a `no-store` response. */
const cachedParts = { 'cache-control': 'private, no-cache' }

export async function sendHtml(request: FastifyRequest, reply: FastifyReply, status: number, text: string) {
  setAppHeaders(reply)
    .code(status)
    .headers({ vary: 'kith-part, accept-encoding', 'kith-build': build })
    .headers(readRequestedParts(request).length > 0 ? cachedParts : {})
    .type('text/html; charset=utf-8')
  if (!isCompressible(request, text)) return reply.send(text)
  return reply.header('content-encoding', 'br').send(await brotli(text, { params }))
}

/** Not for links from other sites: the compressed length of a search they chose could tell what is on the page. */
function isCompressible({ headers }: FastifyRequest, text: string) {
  const isFromElsewhere = /^(cross-site|same-site)$/.test(String(headers['sec-fetch-site'] ?? ''))
  return text.length > minCompressedBytes && !isFromElsewhere && /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
}
