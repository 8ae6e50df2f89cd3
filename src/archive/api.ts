import type { Api } from '../wire.ts'

export const archiveApi = {} as const satisfies Api
