import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { api, type OperationName } from '#contract/api.ts'
import type { Operation } from '#contract/operation.ts'
import { call } from '#door/call.ts'
import { uploadReceiver } from '#door/http/receive-upload.ts'
import type { Kith } from '#platform/context/context.ts'
import { requireSameOrigin } from '../../site/forms.ts'
import { enterScreen, keyOf } from './enter.ts'
import type { Change, Output, Screen, ScreenRequest } from './screen.ts'
import { answerWith, askToSignIn, fillPath, type ShowScreen } from './screens.ts'

type Fields = Record<string, unknown>

type UploadForm<Name extends OperationName> = {
  formPage: string
  show: ShowScreen
  operation: Name
  /** The operation's fields that are in the path. */
  path: (page: ScreenRequest) => Fields
  /** Turns what the form sent into the operation's fields. */
  fields?: (page: ScreenRequest, form: Fields) => Fields
  done: (page: ScreenRequest, output: Output<Name>) => Promise<Change | Screen>
  /** The browser itself sends it, for another app: no page of ours has the form. */
  isShared?: boolean
  /**
   * Shows the form again with its errors. `page.form` has the fields sent before the file. Other errors are rethrown.
   */
  failed?: (page: ScreenRequest, error: unknown) => Promise<Change | Screen>
}

/** Forms with a file. The form's key is in its address (`?key=`), because the file is read only after it is known. */
export async function uploadForms(app: FastifyInstance, kith: Kith, add: (forms: UploadForms) => void) {
  await app.register(async (app) => {
    app.removeAllContentTypeParsers()
    await app.register(multipart)
    add({
      take(path, form) {
        app.post(path, async (request, reply) => {
          // No website can send a request that says it comes from none.
          if (!form.isShared || request.headers['sec-fetch-site'] !== 'none') requireSameOrigin(request, kith.config)
          const page = await enterScreen(kith, request, reply)
          if (!page)
            return askToSignIn(request, reply, fillPath(form.formPage, request.params as Record<string, string>))
          const { upload: field, uploadAlone: alone }: Operation = api[form.operation]
          if (!field) throw new Error(`${form.operation} takes no file`)
          const { config, blobs } = kith
          const receiver = uploadReceiver(request, { field, alone }, { config, folder: blobs.incoming })
          const receive = async () => {
            const received = dropEmpty(await receiver.receive())
            return form.fields ? form.fields(page, received) : received
          }
          try {
            const options = { key: keyOf(page.query.key), receive }
            const { output } = await call(page.ctx, form.operation, form.path(page), options)
            return answerWith(
              request,
              reply,
              page,
              await form.done(page, output as Output<typeof form.operation>),
              form.show,
            )
          } catch (error) {
            if (!form.failed) throw error
            const typed = { ...page, form: typedFields(receiver.fields) }
            return answerWith(request, reply, page, await form.failed(typed, error), form.show)
          } finally {
            await receiver.discard()
          }
        })
      },
    })
  })
}

export type UploadForms = { take: <Name extends OperationName>(path: string, form: UploadForm<Name>) => void }

const typedFields = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'))

/** A browser sends every field of a form, also those left empty. */
const dropEmpty = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
