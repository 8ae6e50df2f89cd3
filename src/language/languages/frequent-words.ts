/** Words of other languages, so that their texts aren't mistaken for a similar language. */
export const frequentForeignWords = {
  it: `a abbiamo ai al alla alle allora altra altro anche ancora anni anno appena aprile aveva avere avevo c casa che chi ci
    ciao come con cosa così da dai dal dalla dalle dei del della delle dello di dice di detto dire domani domenica dopo dove due
    e è era erano essere fa fare fatto febbraio figlia figlio fino forse fra gennaio già gli ha hai hanno ho i ieri il in
    incontrato insieme invece io l la lavora le lei li lo loro luglio lui lunedì l ma mai maggio mandare martedì marzo me meglio
    mercoledì mese mesi mi mia mio molto moglie nei nel nella nelle niente no noi non nostra nostro nuova nuovo o oggi ogni ora
    ottobre parlare parlato pensa per perché però piace più poco poi prima promesso può qualche qualcosa quando quanto quasi
    quella quello questa questo qui sa sabato sarà se sei sembra sempre sentire sento settimana settimane settembre si sia solo
    sono sta stata stato stare su sua subito sul sulla suo suoi ti tra tre troppo tutta tutti tutto un una uno va venerdì viene
    visto vive voglio vuole giovedì giugno giorno giorni dicembre novembre agosto devo deve`,
  nl: `aan af al alle alleen alles als altijd ander bel bellen beter bij binnen daar daarna dag dagen dan dat de deze die dinsdag
    dit doen donderdag door dus echt een eens eerst elkaar en er even gaan gaat ga geen geleden gesproken geweest gezegd gezien
    goed graag haar had hadden heb hebben heeft heel hem het hier hij hoe hun ik in is ja jaar je jij kan kinderen kom komen komt
    kon leuk maand maandag maar maart mag man me mee meer meisje met mij mijn misschien moet moeten morgen na naar niet niets nog
    nodig nu of om omdat onder ons ook op over samen sinds snel sprak straks sturen te tegen ten terug toch toen tot twee uit
    uur van vandaag vanaf vanavond vanmiddag veel vertelde vind volgende voor vorige vraag vragen vrijdag vrouw waar wachten
    wanneer was wat we week weer weken weet werkt werd wel wie wij wil woensdag woont worden wordt ze zaterdag zegt zei zeker zelf
    zich zien zij zijn zo zoals zondag zonder zou zoon dochter gisteren januari februari mei juni juli augustus oktober`,
  sv: `alla allt andra att av bara behöver blev bli blir bra då dag dagar de dem den denna det detta dig din du efter eller en
    ett får fick finns fler för förra fråga från gå går gick god göra gör ha hade han hans har hej hela hem henne hennes hon
    honom hos hur i idag igår igen in ingen inget inte jag jobbar just kan kanske kom komma kommer kunde kväll lite lördag mån
    måndag många månad med mellan men mer mig min mina mitt mot mycket när något någon några nästa ni nog ny nu och ofta om
    också onsdag oss på prata pratade ringa ringde sa sade säga säger sedan ses sig sin sina ska skicka skulle skriva snart så
    som söndag ta tack till tisdag torsdag träffa träffade två under upp ut utan vad var vara varit vecka veckan vem vi vid vill
    vår åka år över lovade imorgon son dotter fredag bor`,
  da: `af alle andre at bare blev blive bliver da dag dage de dem den der det dig dog du efter eller en er et for fordi fortalte
    fra før fredag får gik godt går gør ham han hans har havde hendes hende her hjem hos hun hvad hvem hvis hvor hvornår i igen
    ikke ikkje imorgen ind jeg kan kom kommer kunne lidt lige lørdag mandag mange med meget mellem men mere mig min mine mit mod
    måned må ned noe noen noget nogle nok nu nye når næste og også om onsdag op oss over på ringe ringede sagde sammen se send
    sende senere sidste sig siden sin sine skal skulle snakket snart som søndag så tak til tirsdag torsdag to uge uger ud uden
    under var ved vi vil ville være været vores år å øre jobber meg seg etter hva hvordan`,
  pl: `albo ale aż bardzo bez bo był była było były być będę będzie chce chyba ci co coś czy czyli dla dni do dobrze dom dopiero
    dwa dzień dziś dzisiaj dzwonić gdy gdzie go i ich ile im ja jak jako je jego jej jest jestem jeszcze jeśli już jutro kiedy
    kogo która które który kto lub ma mam mamy mi mieć miesiąc miał miała mnie mogę może można mu musi muszę my na nad nam nas nią
    nic nie nim niż no o od ona one oni ono oraz pan pani po pod poniedziałek potem powiedział powiedziała pracuje prawie przed
    przez przy rok roku razem rozmawiałem rozmawiałam są się sobie spotkanie środa swoje ta tak także tam te tego tej ten teraz to
    też tu tego tydzień tylko tym u w we więc wczoraj wszystko wtorek wysłać z za zadzwonić zawsze ze że żeby żona syn córka piątek`,
  tr: `ama ancak ara aradım arayacağım artık az bana bazı belki ben beni benim bile bir biraz biri biz bizim bu buluştuk bugün
    cuma çok çünkü da daha de değil diye dün eğer en evde gece geçen gel geldi gelecek gibi git gitti göre gün güzel hafta hala
    hem hep her hiç için ile ilk ise işte iyi kadar kendi ki kim konuştuk mi mı mu mü nasıl ne neden nerede o ol olan olarak oldu
    olduğu olsun olur on ona onlar onu onun önce öyle pazar pazartesi perşembe salı sana sen sene söyledi sonra söz şey şimdi şu
    tam tüm var ve veya verdim ya yarın yeni yok yıl yine yoksa`,
  ro: `acum adică ai aici al ale am an anul apoi are aș asta astăzi atât atunci au avea avem azi bine bun că când care cât către ce
    cel cine cu cum da dacă dar de deci deja despre din doar două după e ea el ele era este eu fi fie fiecare fiind foarte fost
    iar ieri îi îl îmi în încă înainte își îți joi la le lui luni lună mâine mai mare marți mă mea mei mereu miercuri mult mi
    ne nimic noi nostru nu o ori pe pentru poate prea prin sa să săptămâna sau se și sa spus sunt sus suna șa tot toate trebuie
    trei tu un una unde unei unui vă vineri vine voi vorbit vreau`,
  cs: `a aby ale ani asi až bude být byl byla bylo byly čas co dál den dnes do dobře ho i já jak jako je jeho její jejich jen
    jestli ještě již jsem jsi jsme jsou k kde kdo kdy když která které který má mám máme mě měl mezi mi mluvil moc moje mu musí
    na nad nám nás ne nebo než nic o od on ona oni pak po pod pondělí poslat potom pro proto protože před při prý rok s se si
    slíbil sobota středa svůj ta tak také tam tedy ten teď to toho tom trochu tu tím u už v včera ve velmi víc vím však všechno z
    za zavolat zase ze zítra že týden úterý čtvrtek pátek neděle hodně vždy`,
  fi: `ei en ennen enää eli eri että hän hänelle hänen häntä he huomenna hyvin hyvä ihan illalla ja jo jos jossa joka joku jota
    kanssa kaikki kello keskiviikko koska kuin kuinka kun kuukausi kyllä lauantai lupasin mies minä minun minulle missä mitä mukaan
    mutta myös myöhemmin niin niitä nyt oli olen olet olla on ovat paljon perjantai pitää puhuin puhuttiin saa se sen sitten
    sitä siellä siitä soitan soittaa tai takaisin tämä tänään täytyy tehdä tiistai torstai tulee tuli tuo vaan vaimo vain vielä
    viikko viikolla viime voi vuosi vuotta ystävä eilen maanantai sunnuntai tapasin`,
  hu: `a abban addig aki akkor amit az azért azt be beszéltem beszéltünk csak csütörtök de délután egy el ember én ennek és ez
    ezt fel fog fogja ha hanem hétfő hét hétvégén hogy holnap ide igen ki kell kedd keresztül kicsit küldöm le lesz lett ma majd
    már máskor meg még mert mi miatt mint mit most múlt nagyon ne nekem neki nem nincs ő olyan őt otthon péntek pénteken rá sem
    soha szerda szerint szombat talán találkoztunk tegnap után utána vagy vagyok valami van vasárnap vele velem vissza volt
    volna felhívom ígértem hívni jövő`,
  id: `ada adalah agar akan aku anak apa atau bahwa baik banyak baru besok bisa bulan dan dari dengan di dia dua hanya hari
    harus ini itu jadi jangan juga kalau kami karena kata ke kemarin kepada kerja kirim kita lagi lalu lebih makan mau mereka
    minggu nanti oleh orang pada paling rumah saat saja sama sampai sangat saya sebelum sekarang sekali selalu senin selasa rabu
    kamis jumat sabtu semua seperti setelah siang sore sudah tahun telah telepon tentang tidak tapi untuk waktu yang ya bertemu
    janji kasih`,
  ca: `a això al algun als amb any anys aquest aquesta aquí així avui bé ben cal cap casa com dels demà des després dia dijous
    dilluns dimarts dimecres divendres dissabte diumenge doncs dos el ell ella els em en encara és era estar està et fa fer fins
    gaire ha hem hi ho i ja jo la les li llavors lo meu meva més molt molta mare meva mes mig na ni no nom només o on parlar
    parlat pel pels per però poc pot quan que qui quin res sempre sense ser setmana seu seva si són també tan te té tenir tinc
    tot tots tu un una va vaig vam van veure vol estic ahir trucar germana fill filla`,
  hr: `ali ako bi bih bila bili bilo bio biti bude budem ću ćemo će da dan danas do dobro dok došao gdje ga i ih iz ili ima imam
    imao ipak ja jako je jedan jer još jučer juče juce kad kada kako kao kod koja koje koji ko li mi mene mislim mnogo mogu može
    moja moj mu na nakon ne neka nego nešto nije nisam ništa njega njemu njoj o od on ona oni ono opet po poslati posle poslije
    prije pre pri razgovarao rekla rekao sa sad sada sam samo se sebe sutra svi sve što šta su ta taj tako te tebe ti to tu tjedan
    nedelje u utorak uz već vidio volim za zato zbog zvati ponedjeljak srijeda četvrtak petak subota`,
} as const
