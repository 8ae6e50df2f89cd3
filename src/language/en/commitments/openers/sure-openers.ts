import { phrases } from '../../../phrases/phrases.ts'
import { adverbs, type Opener, whom, whomThat, will, would } from './opener.ts'

const toldPromise = { followedBy: 'verb', sure: true, subject: 'optional', promised: true } as const
const statedPromise = { followedBy: 'verb', sure: true, subject: 'included', promised: true } as const
const plan = { followedBy: 'verb', sure: true, subject: 'included' } as const

/** Undertaken in other words than "promised": "agreed", "offered", "put my hand up". */
const undertook = phrases`
  agreed, offered, volunteered, consented, committed, accepted, signed up, signed on, arranged, stepped up, contracted,
  engaged, booked in, (took | picked up | got | have) (an | the) action, bound, obliged, put my name down,
  put myself forward, put myself down, put (my | a) hand up, stuck (my | a) hand up, raised my hand,
  threw my hat in [the ring], took it upon myself, took it on myself, made a promise, made a commitment, made a vow,
  made a deal, got roped in, got roped into it, got talked into it, let myself be talked into it`
const settledThat = phrases`
  agreed, offered, left it, volunteered, committed, confirmed, settled, decided, undertook, insisted, made a promise,
  made a deal, shook hands, shook on it`
const toldThat = phrases`
  told, assured, reassured, texted, emailed, messaged, informed, wrote, warned, reminded, dm'd, pinged, whatsapped, rang,
  called, notified, replied, answered, wrote back, texted back, advised, let slip, convinced, persuaded, signalled`
const saidThat = phrases`
  said, mentioned, confirmed, replied, answered, repeated, insisted, wrote, shook on it, shook hands, stated, announced,
  declared`
const swore = phrases`promised, swore, sworn, vowed, pledged, pinky swore, pinky promised`
const otherThanMe = /(?!me|us)\S+/
const sureYes = /(?:yes,? |sure,? |ok,? |okay,? |of course,? )?/

/** A verb that goes on in the present: "I book the hotel", not "I was". */
const actsNow =
  /(?= (?!was|were|had|have|am|did|do|got|went|can|could|might|may|must|should|need|just|never|really)\S+ )/

/** An outright promise, told with or without its "I". */
const toldPromises: Opener[] = [
  { ...toldPromise, says: phrases`(${swore} | guaranteed)[,] ${whomThat}${would}` },
  { ...toldPromise, says: phrases`(${swore} | undertook | undertaken)[,] ${whom}to` },
  { ...toldPromise, says: phrases`${undertook} [myself][,] ${whom}to` },
  { ...toldPromise, says: phrases`${settledThat}[,] ${whomThat}${would}` },
  {
    ...toldPromise,
    says: phrases`(gave | given | give) ${whom}my word [of hono[u]r] [on it][,] [that] (to | ${would})`,
  },
  { ...toldPromise, told: true, says: phrases`${toldThat}[,] ${whomThat}${sureYes}${would}` },
  { ...toldPromise, told: true, says: phrases`let ${whom}know [that] ${would}` },
  {
    ...toldPromise,
    told: true,
    says: phrases`
      (said | promised | confirmed | told ${otherThanMe} | assured ${otherThanMe} | promised ${otherThanMe})
      (will | would | wd)`,
  },
  {
    ...toldPromise,
    told: true,
    says: phrases`${saidThat} [yes | sure | ok | okay | fine | well | no problem][,] ${whomThat}${would}`,
  },
  ...[
    phrases`
      (committed [myself] | said yes | agreed | promised ${whom}yes | signed myself up |
      put my name down | put my hand up | put myself down | put myself forward) (to | for)`,
    phrases`(signed up | signed on | volunteered | put in | stepped up) for`,
    phrases`
      agreed on, took on, insisted on, [got | been | was | let myself be | let ${/\S+/}]
      (roped | talk me | talked | volunteered | conned | coaxed | suckered) [me] (into | for)`,
  ].map((says): Opener => ({ ...toldPromise, says, followedBy: 'gerund' })),
]

const onTheHook = phrases`[I'm | I am | im | we said I'm | put me] ${adverbs}`
const iAm = phrases`I'm, I am, im`

/** Verb forms that count as a promise. */
export const sureOpeners: Opener[] = [
  ...toldPromises,
  {
    ...statedPromise,
    says: phrases`
      I [do | did | hereby | will | can] (promise | vow | swear | undertake | commit | pledge | solemnly swear)
      ${whom}(to | that ${would} | ${would})`,
  },
  {
    ...statedPromise,
    says: phrases`
      (made | had | got | has) me [to] (promise | swear | agree | commit) ${whom}(to | [that] ${would})`,
  },
  {
    ...statedPromise,
    says: phrases`
      we [have | had | also | then | both] (agreed | decided | settled | said | arranged | concluded | resolved | left it)
      ${whomThat}(I'd | I would | I will | I'll | I should | I shall | I was to | I am to | I'm to)`,
  },
  {
    ...statedPromise,
    says: phrases`
      [(it's | it is | the deal is | deal is | deal | the plan is | plan is | the upshot is | upshot) [that]${/[:,]?/}]
      (it's | it is | it was | that's | I'm the one | I am the one | me | I)[,] (who | that)${/ will|'ll|'s going to| is going to| am going to| shall| has to/}`,
  },
  {
    ...statedPromise,
    says: phrases`${onTheHook}(on the hook | on point | down) (for | of), (put | count | sign) me (down | in | up) (for | of)`,
    followedBy: 'thing',
    subject: 'none',
  },
  {
    ...statedPromise,
    says: phrases`
      ${iAm} ${adverbs}(on the hook | responsible | in charge | on point | down | signed up | committed | accountable)
      (for | of | to)`,
    followedBy: 'gerund',
    dueBefore: true,
  },
  {
    ...statedPromise,
    says: phrases`${iAm} ${adverbs}(on the hook | accountable | signed up | committed | down) for`,
    followedBy: 'thing',
  },
  {
    ...statedPromise,
    says: phrases`
      ${onTheHook}(on the hook | on point | committed | down | pledged | sworn | obliged | booked | signed up | contracted |
      roped in) to`,
    subject: 'none',
  },
  {
    ...statedPromise,
    says: phrases`
      (${iAm} | I've been | I have been | I was | I got) ${adverbs}(on the hook | on point | committed | down | pledged |
      bound | sworn | obliged | booked | signed up | contracted | roped in | talked into it) to`,
    dueBefore: true,
  },
  {
    says: phrases`
      (told | promised | assured | texted | emailed | guaranteed | gave) ${/(?:\S+ ){1,3}?/}${/(?:my word )?(?:that )?/}((he | she | they)${/'d| would|'ll| will/} (have | get | receive | be getting) | to expect)`,
    followedBy: 'thing',
    sure: true,
    subject: 'optional',
    needsDate: true,
  },
  {
    ...statedPromise,
    says: phrases`
      it (was | is | has been | had been) [then | also | finally] (agreed | decided | settled | resolved | arranged)
      ${whomThat}${would}`,
  },
  {
    ...toldPromise,
    says: phrases`
      committed [myself] to, put my (hand | name) (up | down) for, volunteered for, undertaken, undertook, taken on, took on`,
    followedBy: 'thing',
    needsDate: true,
  },
  {
    ...statedPromise,
    says: phrases`(can | could | may | should | to) [always] (count | rely | depend | bank) on me to`,
  },
  {
    ...statedPromise,
    says: phrases`(can | could | may | should | to) [always] (count | rely | depend | bank) on me for`,
    followedBy: 'thing',
  },
  {
    ...statedPromise,
    says: phrases`
      ${/(?<=(?:roped|talked|volunteered|conned|coaxed|guilted|signed|dragged|suckered|cajoled) )/}me
      (into | up for | for | up to)`,
    followedBy: 'gerund',
  },
  { ...plan, says: phrases`it (was | is | has been) (agreed | decided | settled) [that] I${actsNow}`, needsDate: true },
  {
    says: phrases`said [that] ${/\S+/} (could | can | would | will) (have | get)${/(?= my )/}`,
    followedBy: 'thing',
    sure: true,
    subject: 'optional',
    needsDate: true,
  },
  { ...statedPromise, says: phrases`my (offer | promise) to` },
  { ...plan, says: phrases`I [did | do | hereby] promise`, followedBy: 'thing' },
  { says: phrases`offered`, followedBy: 'thing', sure: true, subject: 'optional', needsDate: true },
  {
    says: phrases`${/(?=\S+ing )/}`,
    followedBy: 'gerund',
    sure: true,
    subject: 'none',
    needsDate: true,
    verbOnly: true,
  },
  {
    says: phrases`
      promised, pledged, guaranteed, vowed, pinky promised, swore to${/(?= \S+ (?:it|that|the|his|her|their)(?:'d| ))/},
      (gave | given) ${/(?:\S+ ){1,2}/}my word [that]`,
    followedBy: 'thing',
    sure: true,
    subject: 'optional',
  },
  {
    says: phrases`(told | said | promised | confirmed | agreed) [to] ${whomThat}I${actsNow}`,
    followedBy: 'verb',
    sure: true,
    subject: 'optional',
    needsDate: true,
  },

  { ...plan, says: phrases`${will}` },
  { ...plan, says: phrases`(I'll | I will | ill | I'm going to | I'm gonna | I shall) be`, followedBy: 'gerund' },
  {
    ...plan,
    says: phrases`will, going to, gonna, shall, am going to, am gonna, me to, I to, 'll`,
    subject: 'none',
  },
  { ...plan, says: phrases`(will | shall) be`, followedBy: 'gerund', subject: 'none' },
  { ...plan, says: phrases`${iAm}`, followedBy: 'gerund', needsDate: true },
  {
    ...plan,
    says: phrases`I${/(?= (?!was|were|had|have|am|did|do|got|went)\S+ )/}`,
    needsDate: true,
    besideOther: true,
  },
  { ...plan, says: phrases`(I'll | I will | ill) (remember | make sure | be sure | make a point) (to | I | of)` },
]
