import type { Language } from '#language/languages/language.ts'

/** What a message in another language never draws from: health, grief, love, money, work, judgement, belief, secrets. */
export const sensitiveWords: Record<Exclude<Language, 'en'>, string> = {
  de: `krank* krebs* tumor* chemo* operation* operiert op klinik* arzt* ärzt* diagnos* therap* depress* burnout schwanger* fehlgeburt*
    allergi* diabet* schlaganfall* herzinfarkt* demenz* knie rippe* schmerz* alkohol* betrunken trinkt drogen* süchtig* rauch* tot
    gestorben stirbt verstorben* beerdigung* trauer* witwe* selbstmord* scheidung* geschieden getrennt trennung* affäre* ex schwul
    lesbisch gehalt* lohn* schulden* kredit* hypothek* pleite insolven* geld erbe* erbschaft* steuer* euro gekündigt kündigung*
    entlassen* arbeitslos* chef* anwalt* gericht* polizei* gefängnis* klage* streit* wirkt scheint angeblich nervt arrogant
    komisch dumm faul traurig wütend weint geweint geheult einsam müde angst schiss lügt gelogen problem* probleme schwierig*
    kirche* politik* wahl* afd geheim* vertraulich* niemandem niemand-weiß nicht-weitersagen nicht-erzählen unter-uns überraschung*
    geschenk* passwort* gewicht dick verhandl* kündig* gegoogelt heim pflege*`,
  fr: `malad* cancer* tumeur* chimio* opéré opérée opération* hôpital* hopital* clinique* médecin* diagnos* traitement* thérap* dépress*
    burn-out enceinte* fausse-couche allergi* diabèt* avc infarctus démence alzheimer douleur* alcool* ivre drogue* fume* mort*
    décéd* décès enterrement* obsèques deuil* veuf* veuve* suicid* divorc* sépar* rupture* amant* ex gay lesbienne* salaire* dette*
    crédit* emprunt* faillite* argent euros impôt* héritage* viré* licenci* démission* chômage* chef* patron* avocat* tribunal* police*
    prison* procès conflit* dispute* semble paraît apparemment énerv* arrogan* bizarre* bête idiot* paresseux triste* colère pleur*
    seul seule fatigué* crevé* peur* ment menti mentir problème* difficile* église* politique* vote* secret* confidentiel* entre-nous
    ne-pas-dire rien-dire ne-pas-répéter surprise* cadeau* mot-de-passe poids grossi maigri négoci* ehpad gastro`,
  es: `enferm* cáncer tumor* quimio* operad* operar* operación* hospital* clínica* médico* diagnóstic* terapia* depres* embaraz* aborto* alerg*
    diabet* ictus infarto* demencia* alzheimer dolor* alcohol* borrach* drogas fuma* murió muerte muert* fallec* entierro*
    funeral* luto viud* suicid* divorci* separ* amante* ex gay lesbiana* sueldo* salario* deuda* deud* préstamo* hipoteca* quiebra*
    dinero euros plata impuesto* herencia* despid* renunci* paro desempleo jefe* jefa abogad* juicio* policía* cárcel pleito* pelea*
    parece aparentemente pesad* arrogante* rar* tont* vag* triste* enfad* llor* sola cansad* miedo* miente* mintió problema*
    difícil* iglesia* polític* vot* secret* confidencial* entre-nosotros no-decir no-contar sorpresa* regalo* contraseña* peso
    gord* delgad* negociar negociación residencia noche-se-fue se-fue-anoche`,
  pt: `doente* doença* cancro* câncer tumor* quimio* operad* operar* operação* hospital* clínica* médic* diagnóstic* terapia* depress* grávida*
    aborto* alergi* diabet* avc enfarte* infarto* demência* alzheimer dor dores álcool bêbad* droga* fuma* morreu morte mort*
    falec* funeral* enterro* velório* luto viúv* suicíd* divórci* divorci* separ* amante* ex gay lésbica* salário* ordenado* dívida*
    empréstimo* hipoteca* falência* dinheiro euros reais imposto* herança* despedid* demiti* demissão* desemprego* desempregad*
    chefe* advogad* tribunal* polícia* prisão* conflito* briga* parece aparentemente chat* arrogante* estranh* burr*
    preguiços* triste* zangad* chor* sozinh* cansad* medo* mente mentiu problema* difícil* igreja* polític* vot* segredo*
    confidencial* entre-nós não-dizer não-contar surpresa* prenda* presente* senha* peso gord* magr* negociar negociação lar autis*`,
}
