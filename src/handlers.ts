import type { z } from 'zod'
import { changePassword } from './access/change-password.ts'
import { signIn } from './access/sign-in.ts'
import { signUp } from './access/sign-up.ts'
import { createToken, getToken, listTokens, revokeToken, signOut } from './access/tokens.ts'
import type { api, OperationName } from './api.ts'
import { createConnection, getConnection, removeConnection, updateConnection } from './connections/connections.ts'
import { searchConnections } from './connections/search.ts'
import type { Context, MemberContext, Pending } from './context.ts'
import { getInteractionAudio } from './interactions/audio.ts'
import {
  addNote,
  getInteraction,
  listInteractions,
  removeInteraction,
  updateInteraction,
} from './interactions/interactions.ts'
import { expectInteraction, takeInteraction } from './interactions/memos.ts'
import { me, removeMember, updateMember } from './members/members.ts'
import {
  completePromise,
  createPromise,
  getPromise,
  listOpenPromises,
  removePromise,
  reopenPromise,
  updatePromise,
} from './promises/promises.ts'
import type { Operation, Page, UploadField } from './wire.ts'
import { listWorkspaces } from './workspaces/workspaces.ts'

/** Which function answers which operation. One that is missing, or does not fit its contract, does not compile. */
export const handlers: Handlers = {
  Access_signUp: signUp,
  Access_signIn: signIn,
  Access_signOut: signOut,
  Tokens_create: createToken,
  Tokens_list: listTokens,
  Tokens_get: getToken,
  Tokens_revoke: revokeToken,
  Members_me: me,
  Members_update: updateMember,
  Members_changePassword: changePassword,
  Members_remove: removeMember,
  Workspaces_list: listWorkspaces,
  Connections_create: createConnection,
  Connections_search: searchConnections,
  Connections_get: getConnection,
  Connections_update: updateConnection,
  Connections_remove: removeConnection,
  Memory_listInteractions: listInteractions,
  Memory_getInteraction: getInteraction,
  Memory_addNote: addNote,
  Memory_addInteraction: { expect: expectInteraction, take: takeInteraction },
  Memory_getInteractionAudio: getInteractionAudio,
  Memory_updateInteraction: updateInteraction,
  Memory_removeInteraction: removeInteraction,
  Promises_listOpen: listOpenPromises,
  Promises_get: getPromise,
  Promises_create: createPromise,
  Promises_update: updatePromise,
  Promises_remove: removePromise,
  Promises_complete: completePromise,
  Promises_reopen: reopenPromise,
}

type Handlers = {
  [Name in OperationName]: (typeof api)[Name] extends { upload: UploadField }
    ? Taker<(typeof api)[Name]>
    : Handler<(typeof api)[Name]>
}

type Handler<O extends Operation> = (
  ctx: O['access'] extends 'public' ? Context : MemberContext,
  input: z.output<O['input']>,
) => Promise<O extends { paged: string } ? PageOf<z.input<O['output']>> : z.input<O['output']>>

/** `expect` refuses before a byte is read, by what the path says; `take` moves the bytes and says what is left to do. */
type Taker<O extends Operation> = {
  expect: (ctx: MemberContext, path: z.output<O['input']>) => Promise<void>
  take: (ctx: MemberContext, input: z.output<O['input']>) => Promise<Pending<z.input<O['output']>>>
}

type PageOf<List> = List extends (infer Item)[] ? Page<Item> : never
