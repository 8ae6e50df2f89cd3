import type { Api } from '../wire.ts'

export const appsApi = {} as const satisfies Api
