import type { AppScreens, ShowScreen } from '../frame/screens.ts'
import { pageOf } from '../outcomes/notice.ts'
import { serveLeadForms } from './forms.ts'
import { showLeads } from './page.ts'

/** People who left their details with a card. The newest are on Today too. */
export function serveLeads(screens: AppScreens, showToday: ShowScreen) {
  screens.show('/leads', showLeads)
  screens.download('/leads.csv', (page) => page.call('Leads_export', {}))
  serveLeadForms(screens, (page) => (pageOf(page).startsWith('/leads') ? showLeads(page) : showToday(page)))
}
