import { addDate, getDate, listDates, removeDate, restoreDate, updateDate } from '#people/dates/dates.ts'
import { addDetail } from '#people/details/details.ts'
import { addGift, getGift, listGifts, removeGift, restoreGift, updateGift } from '#people/gifts/gifts.ts'
import { getHousehold, listHouseholds } from '#people/households/households.ts'
import { getNetwork } from '#people/network/network.ts'
import { mergeOrganizations, separateOrganizations, updateOrganization } from '#people/organizations/aliases.ts'
import { getOrganization, listOrganizations } from '#people/organizations/organizations.ts'
import { getYear } from '#people/years/years.ts'
import type { Handlers } from './handler.ts'

/** What belongs to people beside their timelines. */
export const peopleHandlers = {
  Dates_list: listDates,
  Dates_add: addDate,
  Dates_get: getDate,
  Dates_update: updateDate,
  Dates_remove: removeDate,
  Dates_restore: restoreDate,
  Connections_addDetail: addDetail,
  Gifts_list: listGifts,
  Gifts_add: addGift,
  Gifts_get: getGift,
  Gifts_update: updateGift,
  Gifts_remove: removeGift,
  Gifts_restore: restoreGift,
  Households_list: listHouseholds,
  Households_get: getHousehold,
  Network_get: getNetwork,
  Organizations_list: listOrganizations,
  Organizations_get: getOrganization,
  Organizations_update: updateOrganization,
  Organizations_merge: mergeOrganizations,
  Organizations_separate: separateOrganizations,
  Years_get: getYear,
} satisfies Partial<Handlers>
