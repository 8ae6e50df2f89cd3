import { stem } from '../recall/stem.ts'

const stems = (words: string) => new Set(words.split(/\s+/).map(stem))

/** Words of asking, remembering and telling: they say nothing of the matter. */
const asking =
  stems(`say said tell told mention mentioned talk talked speak spoke discuss discussed chat think thinks know known
  knows remember remind recall note noted notes write wrote written ask asked hear heard call called name names named thing
  things something anything anyone anybody someone somebody everyone people person folks contact contacts connection
  connections friend friends stuff kind sort type lot detail details information info fact facts exactly currently actually
  really ever still already please show list find give look up memory happen happened happening go going get got
  do done make made be is are was were has have had let lately recently latest news current own let's many much long
  often far old time last time next again back much use like would could should might may can i me my mine we our us
  today now day days ago s t re ve ll d m one ones any some also too about regarding concerning whose which what
  who when where why how there here this that these those cant wont isnt arent didnt doesnt dont wasnt havent hasnt couldnt
  wouldnt shouldnt whats whos wheres new update updates catch upcoming background story summary`)

/** Verbs and qualities that go with many a matter: alone they do not make one. */
const light =
  stems(`work live want need start begin finish move come leave stay buy sell own like love enjoy prefer hate play
  help plan hope wish try visit travel meet introduce recommend suggest send bring take keep put hold offer open close
  launch run grow change join learn study teach read win lose pay cost charge spend look seek turn become expand
  find fix repair explain choose decide cancel sign share build write publish drive ride walk fly arrive return invite
  host organise organize attend use wear carry hand drop pick cause solve handle manage lead follow watch listen feel
  seem mean matter prepare finish believe expect consider plan agree disagree accept refuse reject support serve avoid
  title show present give receive get reach contact call due
  old good bad big small great best first second favourite favorite free busy young happy important main full
  early late whole different same other several few next previous recent special particular
  year month week morning evening night summer winter spring autumn weekend place home life`)

/** What somebody may want or feel: asked for without more, the newest there is will tell. */
const vague = stems(`offer want need consider plan propose suggest feel hope wish expect think intend concern bother ask
  recommend share explain request busy doing mind`)

export const isVague = (word: string) => vague.has(stem(word))

/** How much it tells that a word of the question occurs: nothing, a little, or all. */
export function weightOf(word: string): number {
  if (/^found(?:ed|ing)$/u.test(word)) return 1
  const of = stem(word)
  return asking.has(of) ? 0 : light.has(of) ? 0.5 : 1
}
