import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile, StreamedFile } from '#contract/files.ts'
import { sendStoredFile, sendStreamedFile } from '#door/http/file-response.ts'
import { signInPath } from '#members/access/next-page.ts'
import { toPlayable } from '#platform/audio/webm-duration.ts'
import type { Kith } from '#platform/context/context.ts'
import { renderHtml } from '#platform/html/html.ts'
import { confirmationFor, isConfirmationNeeded, takeConfirmed } from '../../site/confirmation.ts'
import { requireSameOrigin } from '../../site/forms.ts'
import { type Entered, enterScreen, readRequestedParts } from './enter.ts'
import type { Change, Screen, ScreenRequest } from './screen.ts'
import { sendHtml, sendScreen } from './send.ts'

export type ShowScreen = (page: ScreenRequest) => Promise<Screen | Change>
type TakeForm = (page: ScreenRequest) => Promise<Screen | Change>

/** Routes of the app for signed-in members. Others sign in first and come back. */
export function appScreens(app: FastifyInstance, kith: Kith) {
  return {
    /** A page that only reads: browsers load it ahead, so it must change nothing. */
    show(path: string, show: ShowScreen) {
      app.get(path, async (request, reply) => {
        const page = await enterScreen(kith, request, reply)
        if (!page) return askToSignIn(request, reply, request.url)
        return answerWith(request, reply, page, await show(page), show)
      })
    },
    /** A form on the page that `show` draws, which is at `formPage`. */
    take(path: string, { formPage, show }: { formPage: string; show: ShowScreen }, take: TakeForm) {
      app.post(path, async (request, reply) => {
        requireSameOrigin(request, kith.config)
        const page = await enterScreen(kith, request, reply)
        const pageOfForm = fillPath(formPage, request.params as Record<string, string>)
        if (!page) return askToSignIn(request, reply, pageOfForm)
        const answer = async (form: ScreenRequest['form']) =>
          answerWith(request, reply, page, await take({ ...page, form }), show)
        if (page.requestedParts.length === 0) return takeConfirmed({ ...page, request, reply }, pageOfForm, answer)
        return answer(page.form).catch((error) => {
          if (!isConfirmationNeeded(error)) throw error
          return reply.code(204).header('kith-location', confirmationFor(pageOfForm)).send()
        })
      })
    },
    /** A private file, such as a recording, as the door returns it. */
    file(path: string, read: (page: ScreenRequest) => Promise<StoredFile>, cacheControl = 'private, no-cache') {
      app.get(path, async (request, reply) => {
        const page = await enterScreen(kith, request, reply)
        if (!page) return reply.code(401).type('text/plain').send('Sign in first.')
        return sendStoredFile(request, reply, await toPlayable(await read(page)), {
          'cache-control': cacheControl,
          vary: 'Cookie',
        })
      })
    },
    /** A private file that is written while it is sent. */
    download(path: string, read: (page: ScreenRequest) => Promise<StreamedFile>) {
      app.get(path, async (request, reply) => {
        const page = await enterScreen(kith, request, reply)
        if (!page) return askToSignIn(request, reply, request.url)
        return sendStreamedFile(request, reply, await read(page))
      })
    },
  }
}

export type AppScreens = ReturnType<typeof appScreens>

export async function answerWith(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Entered,
  result: Screen | Change,
  show: ShowScreen,
): Promise<FastifyReply> {
  if ('body' in result) return sendScreen(request, reply, page, result)
  if (page.requestedParts.length === 0) return reply.redirect(result.to, 303)
  if (result.parts) return sendHtml(request, reply, 200, renderHtml(result.parts))
  const { pathname, searchParams } = new URL(result.to, 'http://kith.invalid')
  // The form leads to another page than the one it is on: the script goes there.
  if (pathname !== (request.headers['kith-page'] ?? pathname))
    return reply.code(204).header('kith-location', result.to).send()
  const redrawn = await show({ ...page, path: pathname, query: Object.fromEntries(searchParams), form: {} })
  return 'body' in redrawn
    ? sendScreen(request, reply, page, redrawn)
    : reply.code(204).header('kith-location', redrawn.to).send()
}

export function askToSignIn(request: FastifyRequest, reply: FastifyReply, path: string) {
  const isForParts = readRequestedParts(request).length > 0
  return isForParts ? reply.code(401).type('text/plain').send('Sign in first.') : reply.redirect(signInPath(path), 303)
}

export const fillPath = (path: string, params: Record<string, string>) =>
  path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
