import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { setRetryAfter, toRefusal } from '#door/problems.ts'
import { signInPath } from '#members/access/next-page.ts'
import type { Kith } from '#platform/context/context.ts'
import { sendErrorPage } from '../site/error-page.ts'
import { parseForms } from '../site/forms.ts'
import { readerOf } from '../site/reader.ts'
import { PageRefusal } from '../words/refusal.ts'
import { serveAdding } from './adding/routes.ts'
import { serveArchive, serveArchiveUpload } from './archive/routes.ts'
import { serveAsk } from './ask/routes.ts'
import { serveAnswerStream } from './ask/running-answers.ts'
import { serveBrief } from './brief/routes.ts'
import { serveCapture } from './capture/routes.ts'
import { serveCardPictures } from './cards/design/routes.ts'
import { serveCardPreview } from './cards/preview/preview.ts'
import { serveCards } from './cards/routes.ts'
import { serveCompanies } from './companies/routes.ts'
import { serveDetails } from './details/routes.ts'
import { serveDuplicates } from './duplicates/routes.ts'
import { serveEdit, servePhotoUpload } from './edit/routes.ts'
import { serveEvent } from './event/routes.ts'
import { serveFind } from './find/routes.ts'
import { serveFollowups } from './followups/routes.ts'
import { serveAppAssets } from './frame/assets.ts'
import { readRequestedParts } from './frame/enter.ts'
import { appScreens } from './frame/screens.ts'
import { uploadForms } from './frame/uploads.ts'
import { serveHouseholds } from './households/routes.ts'
import { serveImports, serveImportUpload } from './imports/routes.ts'
import { serveLeads } from './leads/routes.ts'
import { serveLive } from './live/routes.ts'
import { serveMentions } from './mentions/routes.ts'
import { serveMerged } from './merge/choose.ts'
import { serveMerge } from './merge/routes.ts'
import { serveNetwork } from './network/routes.ts'
import { serveOccasions } from './occasions/routes.ts'
import { serveOffline } from './offline/routes.ts'
import { servePeople } from './people/routes.ts'
import { servePerson, servePersonUploads, showPerson } from './person/routes.ts'
import { servePromises } from './promises/routes.ts'
import { serveRelations } from './relations/routes.ts'
import { serveReminders } from './reminders/routes.ts'
import { serveRhythm } from './rhythm/routes.ts'
import { serveShared, serveSharedUpload } from './shared/routes.ts'
import { serveSuggestionForms } from './suggestions/suggestions.ts'
import { serveTags } from './tags/routes.ts'
import { serveTeam } from './team/routes.ts'
import { serveToday, showToday } from './today/routes.ts'
import { serveWhoMatters } from './who-matters/routes.ts'
import { serveYears } from './years/routes.ts'

/** The longest allowed transcript in emoji. */
const maxFormBytes = 256 * 1024

/** The member's app: what a signed-in person uses every day. Works without script. */
export function serveApp(app: FastifyInstance, kith: Kith) {
  serveAppAssets(app)
  serveOffline(app, kith)
  app.register(async (app) => {
    parseForms(app, maxFormBytes)
    serveAppErrors(app)
    const screens = appScreens(app, kith)
    serveToday(screens)
    serveEdit(screens)
    serveDetails(screens)
    serveMerge(screens)
    serveMerged(screens)
    serveFollowups(screens, showPerson)
    serveRhythm(screens, showPerson)
    serveRelations(screens)
    serveOccasions(screens, showPerson)
    servePeople(screens)
    serveAdding(screens)
    serveTags(screens)
    serveCompanies(screens)
    serveHouseholds(screens)
    serveNetwork(screens)
    serveYears(screens)
    serveReminders(screens)
    serveShared(screens)
    serveTeam(screens)
    serveAsk(screens)
    serveBrief(screens)
    serveFind(screens)
    await serveCapture(app, kith, screens)
    servePerson(screens)
    serveMentions(screens)
    serveCards(screens)
    serveCardPreview(app, kith)
    serveEvent(screens)
    servePromises(screens, showToday)
    serveSuggestionForms(screens, showToday)
    serveLeads(screens, showToday)
    serveImports(screens)
    serveWhoMatters(screens)
    serveDuplicates(screens)
    serveArchive(screens)
    await uploadForms(app, kith, (forms) => {
      serveImportUpload(forms)
      serveSharedUpload(forms)
      serveArchiveUpload(forms)
      serveCardPictures(forms)
      servePhotoUpload(forms)
      servePersonUploads(forms)
    })
    serveLive(app, kith)
    serveAnswerStream(app, kith)
  })
}

/** A page for the browser; a sentence for a script that asked for parts. */
function serveAppErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const { words } = readerOf(request)
    const refusal = sayPlainly(words, toRefusal(error, request))
    const isForParts = readRequestedParts(request).length > 0
    if (refusal.code === 'unauthenticated' && !isForParts)
      return reply.redirect(signInPath(request.method === 'GET' ? request.url : '/today'), 303)
    if (!isForParts)
      return sendErrorPage(reply, refusal, {
        description: 'Kith',
        back: { href: '/today', label: words.errors.toToday },
      })
    setRetryAfter(reply, refusal)
    return reply.code(refusal.status).type('text/plain; charset=utf-8').send(refusal.message)
  })
}

/** Names of fields, ids and tools are for programs and mean nothing on a page. */
function sayPlainly({ errors }: Words, refusal: Refusal) {
  if (refusal.code === 'not_found') return new PageRefusal('not_found', errors.notFound)
  // What a page called was refused in English, and is in the reader's language by now.
  const [wrong] = refusal.cause instanceof Refusal ? refusal.cause.fields : refusal.fields
  if (refusal.code !== 'invalid' || !wrong) return refusal
  const isTooLong = wrong.text?.id === 'fields.atMostCharacters'
  return new PageRefusal('invalid', isTooLong ? errors.tooLongText({ message: wrong.message }) : errors.wrongForm)
}
