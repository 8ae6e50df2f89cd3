import type { Grammar } from '../language-data/language-data.ts'

export const englishGrammar: Grammar = {
  frequentWords: `a about after again ago all also always am an and another any are around as asked at back be because been before being
    but by call called came can can't cannot come coming could d day days did didn do does doesn doing don done down each else
    end even every few first for friend from get gets give gave go goes going good got great had has have having he her here
    him his home how i if in into is isn it its job just know knows last later let like likes ll long look looking lunch make
    many march maybe me meet meeting met might mine months more most much must my need needs never new next nice no not nothing
    now of off old on once one only or other our out over owes people phone really remind said saw say says see seems send
    sent she should since so some someone something soon still t take talk talked tell than thanks that the their them then
    there these they thing things think this those thought through to today told tomorrow too two until up us ve very wants
    wanted was wasn we week weeks well went were what when where which while who whose why will wife husband with without won
    w work works would year years yesterday yet you your monday tuesday wednesday thursday friday saturday sunday morning
    afternoon evening tonight january february april may june july august september october november december his`,
  endings: '',
}
