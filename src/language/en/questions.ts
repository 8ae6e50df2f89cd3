import type { AskingWords } from '../language-data/question-words.ts'
import { phrases } from '../phrases/phrases.ts'

/** English questions have their own rules, so only the surrounding words are here. */
export const englishQuestions: AskingWords & { alsoNames: string } = {
  openers: /^\W*(?:who|whom|whose|what|when|where|which|why|how)(?:['’]?s)?\b/i,
  life: {
    relations: [
      ['introduced', /\bwhom? (?:did|has|have) ~ introduced? (?:me|us)\b/],
      ['introduced_by', /\bwho(?: has)? (?:introduced|put) (?:me|us)\b|\bwho .* introduced (?:me|us) to\b/],
      ['report', /\bwho (?:works|is working) (?:for|under)\b|\bwho reports to\b|\bwhom? does ~ manage\b/],
      ['manager', /\bwhom? does ~ (?:report to|work for|work under)\b|\bwho (?:manages|supervises)\b/],
      ['spouse', /\bwhom? is ~ married to\b|\bwho is married to\b/],
      ['assistant', /\bwho (?:is the assistant of|assists)\b/],
      ['said', /\bwho(?:'s| is| are) (?:~(?:'s?)? (?<kin>[\p{L} -]+)|(?:the )?(?<kin>[\p{L}-]+) of ~)\W*$/u],
    ],
    dates: [
      ['died', /\bwhen did\b.*\b(?:die|pass away)\b|\bwhen (?:was|is)\b.*\b(?:death|dead)\b/],
      ['anniversary', /\banniversar(?:y|ies)\b/],
      ['name_day', /\bname[ -]days?\b/],
    ],
    gifts: [
      ['given', /\bwhat (?:did|have) (?:i|we)\b.*\b(?:gave|give|given|get|got|gotten|buy|bought)\b/],
      ['idea', /\b(?:gift|present) ideas?\b|\bideas? for (?:a )?(?:gift|present)s?\b/],
      [
        'received',
        /\bwhat (?:did|has|have) ~.*\b(?:give|given|gave|get|got)\b.*\b(?:me|us)\b|\b(?:gift|present)s? from ~/,
      ],
      ['any', /\bgifts?\b|\bpresents\b|\b(?:a|any) present\b|\bpresent (?:for|from)\b/],
    ],
  },
  bounds: {
    before: phrases`before, prior to, more than`,
    until: phrases`until, till, up to, by, no later than, before [the] end`,
    after: phrases`after`,
  },
  asking: `about actually after again ago all already also always and another answer any anybody anyone anything anyway around
    ask asked back bad because become been before began being better between big both bring brother brought business
    buy call called came cannot change child children city client clients colleague come coming company contact
    contacts could country couple cousin customer date daughter daughters day days deal dear details did different
    dinner does dog done down drink due during each eat else email end enough even event ever every everybody everyone
    everything exactly family far father favorite favourite feel few find first follow food for forget forgot friend
    friends from gave get girl girls give given go goes going good got great had happen happened has hate have hear
    heard help her here hers him his hobby home hotel house how husband idea interested interests into introduce
    introduced invite is job just keep kept kids kind knew know known knows last late lately later learn least left
    less let life like liked likes list little live lived lives long look looking lose lost lot love loved loves lunch
    made make making many married matter maybe mean meant meet meeting meetings memory mention mentioned mentions met
    might mine money month months more most mother move moved moves much mum must my name named names near need needed
    needs never new next nice nobody none not note notes nothing now number off office often old once one ones only
    open other others our out over overdue own part partner past people perhaps person personal phone place plan
    planned plans play please prefer present pretty probably problem project promise promised promises promising
    question quite read ready real really reason recent recently recommend recommended remember remind right said same
    saw say saying says school see seen send sent several shall share should show since sister site some somebody
    someone something sometimes son sons soon sorry speak spoke spoken stand start started stay still stop study such
    suggest suggested supposed sure take taken talk talked talking team tell telling than thank that their them then
    there these they thing things think this those though thought through time times today together told tomorrow too
    took topic town travel tried trip true try two under understand until upon use used usually vacation very visit
    visited wait waiting want wanted wants was way week weeks well went were what when where whether which while who
    whole whom whose why wife will wish with without word work worked working works world would write wrote year years
    yes yesterday yet you your`,
  /** Everyday words that are also names. */
  alsoNames: `able ace act advice alley amber an angel apple april arc arch art ash aster august autumn baker ball bank banks bar
    barn baron bass bay beach bean bear beard bee bell belle berry best bill birch bird bishop black blade blaze block
    bloom blue blunt bond book booker booth bow bowl box boy brand brave bread bridge bright brook brown buck bud
    buddy bull burn bush butcher butler butter camp candy cane card carpenter case cash castle cat chance chase cherry
    chip church clay click cliff close cloud coin colt cook corn cotton couch court cox craft crane crisp cross crow
    crown curry daisy dash dawn day deal dean deck den destiny do dolly dot dove drew drum duck duke earl early east
    easter eden edge elder english ever fair faith fall farmer fern field fin finch fish fisher flint flora flower
    ford forest foster fox frank free french friend frost gale gates gay gem genesis german ginger glass glory gold
    golden good grace grant gray green grey gross grove guard guest guy hale hall ham hand handy happy harbor harbour
    hardy harmony hart harvest haven hawk hazel head heath heather heaven herb hero hill holiday holly home honey
    honor hood hook hope host house hunt hunter hurt in iris irish iron ivory ivy jewel job joy judge june just
    justice keen kid king kit knight knot lake lamb lamp lance land lane lark law lay leaf liberty lily line lion
    little lodge long lord lot love low luck lucky mace main major man many marble march marina mark marsh marshal may
    meadow melody mercy merit merry miles mill miller mills mint miracle misty moon moor morning moss mount mountain
    muse nature neat new night no noble north note nova oak ocean old olive on opal page pan park parks parson
    patience patient patty peace peach pearl penny pepper petal pierce pike pine piper plan plant poet polish pool
    poppy porter post pot potter pound power precious price priest prince promise prudence pure queen quest quick race
    rain ramp range raven ray read reed reef reign rice rich ring rise river rivers rock rod rose rosemary row royal
    ruby rush rusty saddle sage said sailor saint sale say scarlet sea see serenity seven shade shark sharp shell
    shepherd shield ship shore short silver singer sky small smart snow so sol son song sonny south spark speed spring
    stack star stark station steel steer sterling stew stone storm story strange street strong sue sugar summer
    summers sun sunny swan sweet swift tab tailor talk talks tan tanner temple ten terrace thorn tiger tin to too toy
    trace trinity trip trout true trust turn union venture violet walker wall ward ware warren waters way weaver well
    wells welsh west wheat wheel wheeler white wild will willow wind winter wise wolf wood woods word worth wren yard
    yes you young`,
}
