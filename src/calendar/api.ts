import type { Api } from '../wire.ts'

export const calendarApi = {} as const satisfies Api
