import type { Api } from '../wire.ts'

export const webhooksApi = {} as const satisfies Api
