import { askApi } from '#asking/ask/api.ts'
import { cardsApi } from '#cards/cards/api.ts'
import { countsApi } from '#cards/counts/api.ts'
import { designsApi } from '#cards/designs/api.ts'
import { exchangeApi } from '#cards/exchange/api.ts'
import { leadsApi } from '#cards/leads/api.ts'
import { looksApi } from '#cards/looks/api.ts'
import { vcardsApi } from '#cards/vcards/api.ts'
import { toolChangesApi } from '#door/tool-changes/api.ts'
import { accessApi } from '#members/access/api.ts'
import { appsApi } from '#members/apps/api.ts'
import { devicesApi } from '#members/devices/api.ts'
import { emailAddressesApi } from '#members/email-addresses/api.ts'
import { invitesApi } from '#members/invites/api.ts'
import { membersApi } from '#members/members/api.ts'
import { passkeysApi } from '#members/passkeys/api.ts'
import { securityLogApi } from '#members/security-log/api.ts'
import { sessionsApi } from '#members/sessions/api.ts'
import { twoStepApi } from '#members/two-step/api.ts'
import { workspacesApi } from '#members/workspaces/api.ts'
import { briefsApi } from '#people/briefs/api.ts'
import { capturesApi } from '#people/captures/api.ts'
import { connectionsApi } from '#people/connections/api.ts'
import { connectionListingApi } from '#people/connections/listing/api.ts'
import { datesApi } from '#people/dates/api.ts'
import { detailsApi } from '#people/details/api.ts'
import { duplicatesApi } from '#people/duplicates/api.ts'
import { filesApi } from '#people/files/api.ts'
import { followupsApi } from '#people/followups/api.ts'
import { giftsApi } from '#people/gifts/api.ts'
import { householdsApi } from '#people/households/api.ts'
import { interactionsApi } from '#people/interactions/api.ts'
import { introductionsApi } from '#people/introductions/api.ts'
import { movesApi } from '#people/moves/api.ts'
import { networkApi } from '#people/network/api.ts'
import { organizationsApi } from '#people/organizations/api.ts'
import { photosApi } from '#people/photos/api.ts'
import { promisesApi } from '#people/promises/api.ts'
import { relationsApi } from '#people/relations/api.ts'
import { connectionRemovalApi } from '#people/removals/api.ts'
import { rhythmsApi } from '#people/rhythms/api.ts'
import { searchApi } from '#people/search/api.ts'
import { tagsApi } from '#people/tags/api.ts'
import { yearsApi } from '#people/years/api.ts'
import { eventsApi } from '#platform/events/api.ts'
import { jobsApi } from '#platform/jobs/api.ts'
import { removalsApi } from '#platform/removals/api.ts'
import { storageApi } from '#platform/storage/api.ts'
import { accessReviewApi } from '#transfer/access-review/api.ts'
import { addressBookApi } from '#transfer/address-book/api.ts'
import { archiveApi } from '#transfer/archive/api.ts'
import { calendarApi } from '#transfer/calendar/api.ts'
import { importsApi } from '#transfer/imports/api.ts'
import { meetingsApi } from '#transfer/meetings/api.ts'
import { remindersApi } from '#transfer/reminders/api.ts'
import { tasksApi } from '#transfer/tasks/api.ts'
import { webhooksApi } from '#transfer/webhooks/api.ts'
import type { Operation } from './operation.ts'

/** All operations of the service. Read this first; `door/handlers.ts` says which function answers each. */
export const api = {
  ...accessApi,
  ...accessReviewApi,
  ...sessionsApi,
  ...devicesApi,
  ...passkeysApi,
  ...twoStepApi,
  ...membersApi,
  ...securityLogApi,
  ...emailAddressesApi,
  ...workspacesApi,
  ...invitesApi,
  ...connectionsApi,
  ...searchApi,
  ...connectionListingApi,
  ...relationsApi,
  ...connectionRemovalApi,
  ...photosApi,
  ...briefsApi,
  ...introductionsApi,
  ...duplicatesApi,
  ...interactionsApi,
  ...capturesApi,
  ...filesApi,
  ...promisesApi,
  ...datesApi,
  ...detailsApi,
  ...giftsApi,
  ...followupsApi,
  ...jobsApi,
  ...movesApi,
  ...rhythmsApi,
  ...tagsApi,
  ...organizationsApi,
  ...householdsApi,
  ...networkApi,
  ...yearsApi,
  ...countsApi,
  ...removalsApi,
  ...toolChangesApi,
  ...storageApi,
  ...cardsApi,
  ...looksApi,
  ...designsApi,
  ...exchangeApi,
  ...leadsApi,
  ...askApi,
  ...appsApi,
  ...webhooksApi,
  ...eventsApi,
  ...calendarApi,
  ...meetingsApi,
  ...tasksApi,
  ...remindersApi,
  ...vcardsApi,
  ...addressBookApi,
  ...importsApi,
  ...archiveApi,
} as const

export type OperationName = keyof typeof api

export const operations = Object.entries(api) as [OperationName, Operation][]
