import { findNames } from '#asking/questions/names/names.ts'
import { getCapture, getCaptureAudio, listCaptures, updateCapture } from '#people/captures/captures.ts'
import { assignCapture, prepareCapture } from '#people/captures/create.ts'
import { readCapture } from '#people/captures/read.ts'
import { removeCapture, restoreCapture } from '#people/captures/removal.ts'
import {
  expectFile,
  getPreview,
  getStoredFile,
  listFiles,
  prepareFile,
  removeFile,
  restoreFile,
} from '#people/files/files.ts'
import type { Handlers } from './handler.ts'

/** What is written down: captures, and the files of entries. */
export const memoryHandlers = {
  Captures_create: { prepare: prepareCapture },
  Captures_list: listCaptures,
  Captures_get: async (ctx, input) => getCapture(ctx, input, findNames),
  Captures_read: async (ctx, input) => readCapture(ctx, input, findNames),
  Captures_getAudio: getCaptureAudio,
  Captures_update: updateCapture,
  Captures_assign: assignCapture,
  Captures_remove: removeCapture,
  Captures_restore: restoreCapture,
  Files_add: { expect: expectFile, prepare: prepareFile },
  Files_list: listFiles,
  Files_get: getStoredFile,
  Files_getPreview: getPreview,
  Files_remove: removeFile,
  Files_restore: restoreFile,
} satisfies Partial<Handlers>
