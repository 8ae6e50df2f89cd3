import type { Api } from '../wire.ts'

export const eventsApi = {} as const satisfies Api
