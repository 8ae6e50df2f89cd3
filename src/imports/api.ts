import type { Api } from '../wire.ts'

export const importsApi = {} as const satisfies Api
