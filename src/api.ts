import { accessApi } from './access/api.ts'
import { appsApi } from './apps/api.ts'
import { archiveApi } from './archive/api.ts'
import { askApi } from './ask/api.ts'
import { calendarApi } from './calendar/api.ts'
import { cardsApi } from './cards/api.ts'
import { connectionsApi } from './connections/api.ts'
import { designsApi } from './designs/api.ts'
import { duplicatesApi } from './duplicates/api.ts'
import { eventsApi } from './events/api.ts'
import { exchangeApi } from './exchange/api.ts'
import { followupsApi } from './followups/api.ts'
import { importsApi } from './imports/api.ts'
import { interactionsApi } from './interactions/api.ts'
import { invitesApi } from './invites/api.ts'
import { jobsApi } from './jobs/api.ts'
import { leadsApi } from './leads/api.ts'
import { membersApi } from './members/api.ts'
import { movesApi, rhythmsApi } from './moves/api.ts'
import { promisesApi } from './promises/api.ts'
import { vcardsApi } from './vcards/api.ts'
import { webhooksApi } from './webhooks/api.ts'
import type { Operation } from './wire.ts'
import { workspacesApi } from './workspaces/api.ts'

/** Everything the service can be asked. Read this first; handlers.ts says what does it. */
export const api = {
  ...accessApi,
  ...membersApi,
  ...workspacesApi,
  ...invitesApi,
  ...connectionsApi,
  ...duplicatesApi,
  ...interactionsApi,
  ...promisesApi,
  ...followupsApi,
  ...jobsApi,
  ...movesApi,
  ...rhythmsApi,
  ...cardsApi,
  ...designsApi,
  ...exchangeApi,
  ...leadsApi,
  ...askApi,
  ...appsApi,
  ...webhooksApi,
  ...eventsApi,
  ...calendarApi,
  ...vcardsApi,
  ...importsApi,
  ...archiveApi,
} as const

export type OperationName = keyof typeof api

export const operations = Object.entries(api) as [OperationName, Operation][]
