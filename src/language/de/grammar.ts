import type { Grammar } from '../language-data/language-data.ts'

export const germanGrammar: Grammar = {
  frequentWords: `ab abend aber alle allem allen alles als also am an andere anderen anrufen auch auf aus außerdem bald bei beide beim bin
    bis bisschen bitte bleibt braucht da dabei dafür damit danach dann daran darauf darüber das dass davon dazu dem den denn der
    des deshalb dich die dies diese diesem diesen dieser dieses dir doch dort du durch eben ein eine einem einen einer eines er
    erst erzählt es etwas euch fast findet freitag freut früher frau für fuer gar gegen geht gehen gerade gern gerne gesagt
    gesprochen gestern getroffen gibt ging gut haben habe hab hat hatte hatten heute hier hin ich ihm ihn ihnen ihr ihre ihrem
    ihren ihrer im immer in ins ist ja jahr jahre jahren jede jeden jetzt kam kann kannst kaum kein keine keinen kommt kommen
    könnte konnte lange lassen letzte letzten letzter letztes lieber macht machen mag mal man mehr mein meine meinem meinen
    meiner melden mich mir mit möchte monat montag morgen muss musste nach nachher nächste nächsten nächster nächstes naechste
    nicht nichts nie nix noch nochmal nun nur ob oder ohne samstag schicken schon sehen sehr sei sein seine seinem seinen seiner
    seit sich sie sind so soll sollte sonntag sonst später sohn tag tage tagen telefoniert tochter treffen über ueber überlegt
    um und uns unser unsere unter versprochen viel viele vielleicht vom von vor vorher wann war waren warum was wegen weil weiß
    wenn wer werde werden weiter wie wieder will wir wird wirklich wo woche wochen wohl wohnt wollte wurde würde zeigen zu zum
    zur zusammen zurück zwei zwischen dienstag mittwoch donnerstag januar februar märz april mai juni juli august september
    oktober november dezember arbeitet sagt sagte meinte kennengelernt mann kinder beim halt grad irgendwie nachmittag wollen`,
  endings: 'ern ten en er em es te st e n s t',
}
