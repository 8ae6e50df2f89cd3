import { pattern, phrases } from '../../../phrases/phrases.ts'
import { adverbs, type Opener, whom, whomThat, will } from './opener.ts'

const thought = { followedBy: 'verb', sure: false, subject: 'included' } as const
const bareThought = { followedBy: 'verb', sure: false, subject: 'none' } as const
const duty = { ...bareThought, promised: true, binding: true } as const

const must = phrases`
  need to, must, have to, gotta, need 2, have 2, got 2, hafta, (need to | have to | must) remember to,
  need to make sure (I | to), still need to, still have to, really need to, also need to`
const ought = phrases`should, ought to, had better, should remember to, should make sure (I | to)`
const oughtHere = phrases`better, really should, probably should, maybe should, prob should`
const gotToVerb = phrases`
  get, give, bring, take, drop, finish, fix, help, buy, pick, tell, sort, call, send, email, text, pay, ring, write, book,
  ask, remind, return, reply`
const onMe = phrases`
  on me, my job, my turn, on my plate, on my list, on my desk, my task, my duty, my responsibility, up to me, down to me,
  for me, mine, left to me, left up to me, my call, my shout, incumbent on me, incumbent upon me, over to me`
const letMeVerb = phrases`
  get back, come back, circle back, check, find, ask, send, look, dig, see if, see whether, think, run, talk, speak, confirm,
  follow, write, call, know by, put, draft, sort, email, forward, share, work, go back, revert`
const doNot = phrases`
  do not, don't, dont, can't, cant, cannot, mustn't, must not, shouldn't, never, not to, better not, mustnt, won't, wont,
  will not, try not to`
const forget = phrases`
  (forget | 4get) (to | 2 | that I (need | have) to | I (need | have) to | I'm to | I am to | I said I'd)`
const noDeedYet = /(?! (?:meet|see|hear|find|decide|learn|try|visit))/

/** Forms that may be a promise or only a thought. */
export const unsureOpeners: Opener[] = [
  { ...thought, says: phrases`(I'm | I am | im | am) to`, promised: true, dueBefore: true, binding: true },
  {
    ...duty,
    says: phrases`
      [[so | now] (it's | it is | its | that's | thats | it will be | it'll be | it was | the)]
      [now | still | all | then] ${onMe} to`,
  },
  {
    ...duty,
    says: phrases`
      [it | that | this] [now | then | also] (falls | fell | comes down | is left | has fallen | was left | rests |
      is down | is up | came down) (to | on | upon | with) me [now] to`,
  },
  {
    ...duty,
    says: phrases`
      ([the] ball('s | ${/ is/} | s) [now | back] (in my court | with me) | (it's | it is) (in my court | with me))
      [now][,] to`,
  },
  { ...bareThought, says: phrases`let me${pattern()`(?= ${letMeVerb})`}` },
  {
    says: phrases`
      [I was | I am | I have been | was | been | got | am] (tasked | charged | entrusted | landed | lumbered) with`,
    followedBy: 'gerund',
    sure: false,
    subject: 'optional',
    promised: true,
  },
  {
    says: phrases`(told | said | mentioned | assured | texted | emailed) ${whomThat}I (could | can)`,
    followedBy: 'verb',
    sure: false,
    subject: 'optional',
    needsPerson: true,
  },
  { ...bareThought, says: phrases`[I have | I've | have | still | am | I'm] yet to${noDeedYet}` },
  { ...thought, says: phrases`(I have | I've | I'm | I am) [still] yet to${noDeedYet}` },
  {
    says: phrases`owe, still owe, do owe, also owe`,
    followedBy: 'thing',
    sure: false,
    subject: 'optional',
    binding: true,
  },
  { ...thought, says: phrases`(I have | I've got | I've | I got | me) (until | till | til) ${/(?:\S+ ){1,4}?/}to` },
  { ...bareThought, says: phrases`(have | got) (until | till | til) ${/(?:\S+ ){1,4}?/}to` },
  {
    ...bareThought,
    says: phrases`([I] still | ${/(?<=still )/})${/\s*/}(haven't | have not | havent)`,
    followedBy: 'participle',
  },
  {
    ...bareThought,
    says: phrases`[I] [still] (haven't | have not | havent)${/(?= .* yet(?![a-z]))/}`,
    followedBy: 'participle',
  },
  {
    ...bareThought,
    says: phrases`I [still] never${/(?= .* (?:the|that|those|her|his|their|my) )/}`,
    followedBy: 'participle',
    needsPerson: true,
  },
  {
    ...bareThought,
    says: phrases`
      [I | I've] (keep forgetting | [totally | completely | clean] (forgot | forgotten))
      to${/(?! (?:ask|mention|tell|say|bring|take|get|buy|eat)(?![a-z]))/}`,
    needsPerson: true,
  },
  {
    ...duty,
    says: phrases`
      [the | my | our] (next step | step | next thing | thing | plan | idea | ask | request | action) (is | was) for me to`,
  },
  { ...thought, says: phrases`I ${adverbs}${must}`, binding: true },
  { ...thought, says: phrases`I ${adverbs}${ought}` },
  {
    ...thought,
    says: phrases`
      (I've | ive | I have | I'v) (really | also | still | just)* (got to | gotta | to | got 2)`,
    binding: true,
  },
  {
    ...thought,
    says: phrases`(I'd | id) [really] better`,
  },
  {
    ...bareThought,
    says: phrases`${must}, got to${pattern()`(?= ${gotToVerb}(?= ))`}`,
    binding: true,
  },
  {
    ...bareThought,
    says: phrases`${ought}, ${oughtHere}`,
  },
  {
    ...thought,
    says: phrases`
      (I'm | I am | im | I was) ${adverbs}(supposed | meant | due | expected | obliged | required | scheduled) to`,
  },
  { ...bareThought, says: phrases`(supposed | meant | due | expected) to` },
  {
    ...bareThought,
    says: phrases`
      [please] (remind me | nudge me | poke me | someone remind me) [again] ${whom}(to | that I (need | have) to)`,
    binding: true,
  },
  { ...thought, says: phrases`[please] [I] ${doNot} [let me] ${forget}`, binding: true },
  {
    ...bareThought,
    says: phrases`
      remember[ing] (to | 2), note to self [to]${/[:,-]?/}, [must | should | to] make sure (to | I | that I), be sure to,
      [a | quick] reminder to, reminder:, [@](todo | to-do)[:], f/u w/, f/u with`,
    binding: true,
  },
  {
    ...thought,
    says: phrases`
      (${will} | will | going to | gonna | I can | I could) ${adverbs}(try | see if I can | see whether I can | do my best |
      attempt | aim | endeavo[u]r) [to | and]`,
  },
  { ...bareThought, says: phrases`(trying | hoping | aiming) to`, needsPerson: true, needsDate: true },
  {
    ...thought,
    says: phrases`
      I (might | may | could maybe | plan to | want to | would like to | intend to | have been meaning to |
      keep meaning to | mean to), I'd like to, I'm planning to, I am planning to, I've been meaning to, I'm happy to,
      I'm glad to, I am happy to, I'd be happy to, I would be happy to`,
    needsPerson: true,
  },
  {
    ...bareThought,
    says: phrases`
      might, planning to, plan to, want to, would like to, been meaning to, meaning to, keen to, happy to, glad to,
      intend to`,
    needsPerson: true,
  },
  {
    ...bareThought,
    says: phrases`[I'm | I am | im | I was | was | been] (thinking (of | about) | planning on | considering)`,
    followedBy: 'gerund',
    needsPerson: true,
  },
  {
    ...thought,
    says: phrases`
      we [also | really] (will | are going to | need to | have to | must | agreed to | promised to | said we'd |
      said we would | offered to), we'll, we're going to`,
    together: true,
  },
]
