import type { FastifyInstance } from 'fastify'
import { version } from '#contract/version.ts'
import { hasOwner } from '#members/access/accounts.ts'
import { isSignUpOpen } from '#members/access/sign-up.ts'
import type { Kith } from '#platform/context/context.ts'
import { type Html, html } from '#platform/html/html.ts'
import { giveTrial } from '../signing-in/cookie-check.ts'
import { welcomed } from '../signing-in/sign-up.ts'
import { signUpPage } from '../signing-in/sign-up-page.ts'
import { packed, sendPacked } from '../site/compressed.ts'
import { answerRefusals } from '../site/error-page.ts'
import { layout } from '../site/layout.ts'
import { sendLetter } from '../site/page.ts'
import { visit } from '../site/session.ts'
import { likelyZone } from '../site/time-zones.ts'

/** What is found at the root: a welcome to the first who comes, then a door for visitors and one for members. */
export function serveHome(app: FastifyInstance, kith: Kith, style: string) {
  const page = (content: string) => packed('text/html; charset=utf-8', 'private, no-cache', content)
  const forVisitors = page(homePage(kith, style, signIn))
  const forMembers = page(homePage(kith, style, settings))

  app.register(async (app) => {
    answerRefusals(app, { style, description, back: { href: '/', label: 'Try again' } })

    app.get('/', async (request, reply) => {
      const ctx = await visit(kith, request, reply)
      // The welcome holds a form, whose origin browsers are to tell.
      reply.header('referrer-policy', 'same-origin')
      if (ctx.caller) return sendPacked(request, reply, forMembers)
      const isNew = !(await hasOwner(ctx)) && (await isSignUpOpen(ctx))
      if (!isNew) return sendPacked(request, reply, forVisitors)
      giveTrial(request, reply, kith.config)
      const timeZone = likelyZone(request, kith.config)
      return sendLetter(reply, 200, signUpPage({ style, next: welcomed, isFirst: true }, { timeZone }))
    })
  })
}

const description = 'A memory of the people you meet, for you and your AI assistant.'

const signIn = html`<li><a href="/sign-in"><strong>Sign in</strong> <span>Connect an assistant, make tokens, see what is connected.</span></a></li>`
const settings = html`<li><a href="/settings"><strong>Your settings</strong> <span>Connect an assistant, make tokens, see what is connected.</span></a></li>`

function homePage({ config }: Kith, style: string, door: Html) {
  const body = html`<main id="main">
<p class="brand"><img src="/icon.svg" alt="" width="40" height="40"> Kith</p>
<h1>A memory of the people you meet</h1>
<p class="lead">Who they are, what you talked about, and what you promised them: kept for you, and at hand for your AI assistant.</p>
<ul class="doors">
${door}
<li><a href="/api/docs"><strong>API reference</strong> <span>Every operation, with examples to paste.</span></a></li>
<li><a href="/api/docs#mcp"><strong>Connect an assistant</strong> <span>The same memory as tools, over MCP at <code>/mcp</code>.</span></a></li>
<li><a href="/api/openapi.json"><strong>OpenAPI document</strong> <span>The contract for machines, in OpenAPI 3.1.</span></a></li>
</ul>
<p>What you write down here is yours alone: no other member can read it through Kith, not even the owner of the instance. Whoever runs the machine can reach its database.</p>
</main>
<footer><p>Kith ${version} at ${config.baseUrl}. <a href="/healthz">Health</a></p></footer>`
  return layout({ title: 'Kith', description, style, kind: 'home', body })
}
