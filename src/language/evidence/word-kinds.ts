import { wordSet } from '../words/word-set.ts'

/** Words that say that something was said or is known, and small words of an answer or a message: they claim nothing more. */
export const frameWords = wordSet(`
  say says said saying tell tells told telling mention mentions mentioned write writes wrote written report reports reported
  note notes noted state stated according speak spoke spoken speaking talk talked talking ask asked asks hear heard call
  called phone phoned ring rang contact contacted meet met meeting see saw seen know knows knew known message messaged name
  named person people someone somebody something anything thing things one whether yes no also however too well currently
  now then there here about around due time times way day days date like just really very quite bit little much many
  previously later earlier recently already still yet again back last latest next first since because though although while
  as via during within upon per both either such same another other others own self himself herself themselves yourself
  myself itself whom whose which what when where who why how that this these those an the please can could would should may
  might must shall will am is are was were be been being do does did done doing have has had having get gets got getting
  gotten go goes going went gone come comes coming came take takes took taken taking make makes made making put puts let
  lets reply replied answer answered work works worked working place anyone hour hours minute minutes turn turns turned use used using become becomes became seem seems seemed want`)

/** Polite phrases in messages. */
export const courtesyWords = wordSet(`
  hi hello hey dear hope hoping hopes thank thanks thankful glad happy pleased delighted sorry congratulations congrats best
  wishes wish wishing regards kind kindly warm warmly love cheers look looking forward great good lovely nice wonderful well
  everything all catch catching up soon touch keep keeping chat think thinking thought enjoy enjoyed hearing seeing fine
  feel free let know reach out drop line remember remind forget forgotten`)

/** Relationships between people. */
export const kinWords = wordSet(`
  mother father mum dad mam mom parents son daughter brother sister husband wife uncle aunt cousin nephew niece grandmother
  grandfather grandma grandpa granny grandson granddaughter boy boys girl girls boyfriend girlfriend stepson stepdaughter
  fiance fiancee twin twins
  mutter vater sohn tochter bruder schwester mann frau mere pere fils fille frere soeur mari femme madre padre hijo hija
  hermano hermana marido mujer mae pai filho filha irmao irma mulher`)

/** Words of which each excludes the others: one that the sources do not say is another one. */
export const exactWords: ReadonlySet<string> = new Set([
  ...kinWords,
  ...wordSet(`
    north south east west northern southern eastern western left right
    spring summer autumn fall winter morning afternoon noon midnight christmas easter
    red blue green yellow black white brown orange pink purple grey gray`),
])

/** Events that change a life or settle a matter. */
export const weightyWords = wordSet(`die kill sell refuse reject decline confirm lose fail diagnose arrest fire
  sack resign retire quit hire promote divorce marry engage pregnant invest sue cancel abandon`)

/** Words that overstate a note unless it has one of equal strength. */
export const sweepingWords = new Map(
  [
    'all every everyone everybody everything always entire entirely whole completely fully full totally',
    'only solely exclusively just',
    'never nobody none nothing',
    'definitely certainly guaranteed officially',
    'immer alle alles jeder jede jedes ganz',
    'toujours tous toutes tout chaque',
    'siempre todos todas todo cada',
    'sempre todos todas tudo cada',
  ].flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')] as const)),
)

/** Words that negate a clause. */
export const negators =
  wordSet(`not no never none nobody nothing neither nor without cannot hardly barely nowhere nope non kein
  keine keinen keinem nicht nie niemand nichts ohne pas jamais rien aucun aucune sans nunca ningun ninguna nadie nada sin nao
  nem ninguem sem`)

/** Verbs and adjectives that deny by themselves. */
export const denials =
  wordSet(`refuse refused refuses decline declined avoid avoids avoided avoiding stop stopped stops quit
  fail failed lack lacks lacked unable off cancel cancelled canceled reject rejected deny denied excluding except unread unpaid
  unfinished unhappy unwell unsure undecided instead rather away miss misses missed missing exception`)

/** Words that make a statement uncertain. */
export const hedges =
  wordSet(`thinking considering might maybe perhaps possibly probably prob could hoping wondering wonders
  wonder unsure reckon reckons tempted toying`)

/** Words that an uncertain statement may be retold with. */
export const unsureWords =
  wordSet(`think thinks thought consider considers considered may would if hope hopes hoped want wants
  wanted plan plans planning planned suspect suspected suspects likely seem seems seemed guess whether offer offered should
  asked potentially expects believe believes believed appears possible probable intend intends feel feels`)
