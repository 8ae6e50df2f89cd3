import { lazy } from '../../../phrases/lazy.ts'
import { wordList, wordSet } from '../../../words/word-set.ts'

/** Actions for a person, such as handing over, writing or arranging. Alone in a bullet they are a reminder. */
export const deedVerbs = wordList(`
  send share email mail forward post ship deliver fax upload submit transfer wire venmo paypal zelle text message dm
  whatsapp ping call phone ring dial facetime write reply respond answer acknowledge introduce intro connect refer
  recommend nominate endorse vouch ask tell remind inform notify update brief chase nudge poke confirm invite rsvp
  schedule reschedule book reserve order buy purchase pay repay reimburse refund lend loan return bring drop fetch
  collect hand give get review proofread edit translate draft prepare print sign countersign scan fix repair thank
  congratulate apologise apologize wish check verify follow reach circle loop cc include add pass pick set arrange
  organise organize sort find look dig research compile gather cancel contact treat cook bake host visit help feed
  water babysit pitch propose quote bill invoice sponsor donate contribute explain show demo walk talk speak finish
  complete finalise finalize provide supply prep swing touch catch let put make take keep have meet come join tag
  credit mention flag raise report swap exchange advise mentor coach tutor interview accompany escort drive cover
  present record publish create build design configure install renew register enrol enroll enter fill file move change
  push pull download copy tidy clean mow paint assemble measure choose select settle square split sell hire test try
  patch merge grant approve authorise authorize chip pencil block hold save stop pop nip head attend read watch listen
  work lead run handle deal manage see hook toast grab photograph knit sew mend plant carry hand-deliver back leave
  start go figure spell outline sketch summarise summarize transcribe compare analyse analyze investigate source
  resend re-send resubmit relay delete remove unlock digitise digitize frame wrap pack store charge top refill replace
  restock trial sync align negotiate consult polish tweak refine mind rewrite revise amend format export iron wash
  trim weed dogsit catsit housesit referee judge moderate facilitate chair perform rehearse tune service inspect
  survey appraise film mix brew roast grill barbecue pickle stack haul tow park gift volunteer testify notarise
  notarize certify audit reconcile budget forecast prototype code debug deploy refactor comment annotate mark grade
  assess evaluate shortlist vet screen circulate distribute announce advertise promote market onboard escalate
  expedite clarify discuss suggest rent borrow do soundproof varnish sand glue weld solder plumb hang hide decorate
  sweep vacuum shovel clear fwd rev resched recap recirculate handover f/u bcc lmk turn stick chuck lob sub tie revert
  tender stump nail lock hit shoot fire whip knock hop interpret train teach log note document list price estimate
  calculate crunch
`)
const deedVerbSet = new Set(deedVerbs)
export const isDeedVerb = (verb: string) => deedVerbSet.has(verb)

/** The same words are names of things, so in a bullet they need a person or a thing after them. */
export const alsoNouns = wordSet(`
  call email text mail post message ping ring visit review check order return reply print help intro book report quote
  note share record demo present talk walk work drive drop ship fax wire bill pitch brief design sketch outline answer
  meet drink chat lead run test trial change move back file list price estimate show host cover water toast train
  source store charge frame credit flag tag log hold start stop copy plant sponsor block pencil swap exchange treat
  loan document head hand set pass catch look watch read wish match sync interview save split patch
`)

/** States of mind and whereabouts: even "I promised to be good" is nothing to put on a list. */
export const stateVerbs = wordSet(`
  be love like think miss need want know wish prefer rather never understand believe hope remember forget live stay
  sleep retire die feel seem become grow consider wait await suppose guess bet admit say assume agree expect enjoy hate
  regret relax survive manage always see
`)

/** After "I'll" these are about oneself, or idioms. */
export const idleVerbs = wordSet(`
  embarrass crush ace smash rock kill spare skip eat drink wear use play earn gain win lose learn study marry beat
  break catch cross risk bear stand face reach avoid ignore owe trust hear taste smell spend waste blame ruin hit own
  inherit outlive outgrow recognise recognize notice realise realize imagine picture dream doubt fear mean end begin
  become fail pass resist reconsider rethink weigh keep deserve accept refuse reject decline resent envy pity forgive
  swear cherish treasure celebrate appreciate value tolerate handle cope repeat second echo concede grant join leave
  quit stop quote bite
`)

/** After "told her I'd" these are about oneself, or are what had happened. */
export const ownAffairs = wordSet(`
  pass move quit marry win lose learn stop wait sit decide been seen gone done had left met heard found lost taken
  given got made bought written thought sent paid eat drink skip cry laugh have vote travel fly hike swim dance
  relocate study graduate recover resign apply spoken forgotten fallen grown known begun built sold told felt kept slept spent caught won brought held
`)

const doubled = wordSet(
  'get put set drop swap grab stop run cut ship chip dig plan tag flag wrap split pop nip chat refer hop vet',
)
const otherVerbs = ['go', 'be', 'do', 'use', 'plan', 'learn', 'support', 'pursue', 'play', 'sing', 'lift', 'stay']
const verbsByGerund = lazy(() => new Map([...deedVerbs, ...otherVerbs].map((verb) => [gerundOf(verb), verb])))

function gerundOf(verb: string): string {
  if (doubled.has(verb)) return `${verb}${verb.at(-1)}ing`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

/** "sending her the deck" as "send her the deck", or null where the verb is not known. */
export function asImperative(phrase: string): string | null {
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0] ?? ''
  const verb = verbsByGerund().get(first.toLowerCase())
  return verb ? verb + phrase.slice(first.length) : null
}
