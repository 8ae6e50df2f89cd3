import { checkAddress } from '#cards/cards/addresses.ts'
import { getCard, listCards, prepareCard, updateCard } from '#cards/cards/cards.ts'
import { getPublicCard } from '#cards/cards/public-cards.ts'
import { removeCard, restoreCard } from '#cards/cards/removal.ts'
import { setDefaultCard } from '#cards/cards/row.ts'
import { cardStatistics } from '#cards/cards/statistics.ts'
import { listTemplates, listVideoBackgrounds } from '#cards/designs/templates.ts'
import { submitToCard } from '#cards/exchange/exchange.ts'
import { connectLead } from '#cards/leads/connect.ts'
import { exportLeads } from '#cards/leads/export.ts'
import {
  addProfile,
  discardLead,
  getLead,
  listLeads,
  removeProfile,
  restoreLead,
  updateLead,
} from '#cards/leads/leads.ts'
import { expectPicture, preparePicture, removePicture, setVideoBackground } from '#cards/looks/pictures.ts'
import type { Handlers } from './handler.ts'
import { disconnectLead } from './tool-changes/disconnect-lead.ts'

/** The functions of operations on cards, and on what visitors leave with them. */
export const cardHandlers = {
  Cards_create: { prepare: prepareCard },
  Cards_list: listCards,
  Cards_get: getCard,
  Cards_update: updateCard,
  Cards_checkAddress: checkAddress,
  Cards_remove: removeCard,
  Cards_restore: restoreCard,
  Cards_setDefault: setDefaultCard,
  Cards_photo: {
    expect: expectPicture,
    prepare: async (ctx, input) => preparePicture('photo')(ctx, input),
  },
  Cards_removePhoto: async (ctx, input) => removePicture('photo')(ctx, input),
  Cards_logo: {
    expect: expectPicture,
    prepare: async (ctx, input) => preparePicture('logo')(ctx, input),
  },
  Cards_removeLogo: async (ctx, input) => removePicture('logo')(ctx, input),
  Cards_backgroundImage: {
    expect: expectPicture,
    prepare: async (ctx, input) => preparePicture('backgroundImage')(ctx, input),
  },
  Cards_removeBackgroundImage: async (ctx, input) => removePicture('backgroundImage')(ctx, input),
  Cards_setVideoBackground: setVideoBackground,
  Cards_statistics: cardStatistics,
  CardsPublic_get: getPublicCard,
  Templates_list: listTemplates,
  VideoBackgrounds_list: listVideoBackgrounds,
  Exchange_submitToCard: submitToCard,
  Leads_list: listLeads,
  Leads_export: exportLeads,
  Leads_get: getLead,
  Leads_update: updateLead,
  Leads_addProfile: addProfile,
  Leads_removeProfile: removeProfile,
  Leads_connect: connectLead,
  Leads_disconnect: disconnectLead,
  Leads_discard: discardLead,
  Leads_restore: restoreLead,
} satisfies Partial<Handlers>
