import { stem } from '../recall/stem.ts'

const stems = (words: string) => new Set(words.split(/\s+/).map(stem))

/** Words of asking, remembering and telling: they say nothing of the matter. */
export const asking =
  stems(`say said tell told mention mentioned talk talked speak spoke discuss discussed chat think thinks know known
  knows remember remind recall note noted notes write wrote written ask asked hear heard call called name names named thing
  things something anything anyone anybody someone somebody everyone people person folks contact contacts connection
  connections friend friends stuff kind sort type lot detail details information info fact facts exactly currently actually
  really ever still already please show list find give look up memory happen happened happening go going get got
  do done make made be is are was were has have had let lately recently latest news current own let's many much long
  often far old time last time next again back much use like would could should might may can i me my mine we our us
  today now day days ago s t re ve ll d m one ones any some also too about regarding concerning whose which what
  who when where why how there here this that these those cant wont isnt arent didnt doesnt dont wasnt havent hasnt couldnt
  wouldnt shouldnt whats whos wheres new update updates catch upcoming background story summary state status situation originally
  might overall topic subject matter`)

/** Verbs and qualities that go with any matter: alone they tell next to nothing. */
export const light =
  stems(`work live want need start begin finish move come leave stay own like love enjoy prefer hate help plan hope wish
  try send bring take keep put hold offer open close run grow change join look seek turn become find choose decide arrive
  return use carry hand drop pick cause handle manage lead follow watch listen feel seem mean matter prepare believe expect
  consider agree accept serve show present give receive get reach contact call due title attend support
  old good bad big small great best first second favourite favorite free busy young happy important main full
  early late whole different same other several few next previous recent special particular
  see seen since wrong younger older eldest youngest able afford allow appear arrange aware become belong better bit both
  break certain clear common complete concern correct cover create deal depend difference difficult easy either else
  enough end especially even exact extra fact fast final fine follow fit force forget forward general goes gone half hard
  high huge include instead interested involve issue join just kick kind large least less let level likely little live
  low maybe member mention mind minute more most nearly necessary never nice none normal notice off often okay once
  only opposite order overall own part pass perhaps possible pretty probably problem provide pull push quick quite raise
  rather ready real reason receive recognise regular relate remain rest result right role save serious set settle short
  similar simple since size slow soon stand still stop strong sudden suppose sure switch talk tend test total toward
  true trust type under understand until upset usual value various view wait wake whether while wide without worth
  happen hear hold hurt involve spot stick step situation case way reaction reply respond response comment remark tell
  year month week morning evening night summer winter spring autumn weekend place home life`)

/** Verbs that tell what it is about, though a note may put it in another way. */
export const deeds =
  stems(`buy sell play visit travel meet introduce recommend suggest launch learn study teach read win lose pay cost charge
  spend expand fix repair explain cancel sign share build write publish drive ride walk fly invite host organise organize
  wear solve disagree refuse reject avoid invest hire fire quit retire promote graduate celebrate cook bake paint sing
  dance swim climb collect record train design translate sponsor advise argue borrow lend owe promise apologise forget`)

/** What somebody may want or feel: asked for without more, the newest there is will tell. */
export const vague = stems(
  `offer want need consider plan propose work feel hope wish expect think intend concern bother ask busy mind`,
)
