import type { accountWords as AccountWords } from '../../en/settings/account.ts'

export const accountWords = {
  profile: {
    title: 'Profil',
    photo: 'Foto',
    photoOfCard: 'Dein Foto ist das auf deiner Karte. Dort kannst du es ändern.',
    noPhoto: 'Gib deiner Karte ein Foto, dann erscheint es auch hier.',
    editCard: 'Zu deinen Karten',
    timeZone: 'Zeitzone',
    timeZoneHint: 'Für Fälligkeiten und Geburtstage.',
  },
  password: {
    title: 'Passwort ändern',
    lead: 'Das meldet dich in allen anderen Browsern ab. Es beendet auch alle deine Tokens, verbundenen Apps und deine Kalenderadresse, schaltet deine Webhooks aus und widerruft die Einladungen, die du verschickt hast. Die nächste Seite zeigt, was übrig ist.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    hint: 'Mindestens 8 Zeichen.',
    change: 'Passwort ändern',
  },
  email: {
    title: 'E-Mail-Adresse',
    signInWith: (email) => `Du meldest dich mit ${email} an.`,
    notVerified:
      'Sie ist noch nicht bestätigt: Öffne den Link in der E-Mail, die wir dir geschickt haben. Bis dahin verschickt Kith keine Einladungen und keine Kopien deiner Karten per E-Mail.',
    sendAgain: 'Neuen Link schicken',
    change: 'Ändern',
    changeHint:
      'Wir schicken einen Link an die neue Adresse. Sie gilt, sobald du ihn öffnest; bis dahin ändert sich nichts.',
    next: 'Neue E-Mail-Adresse',
    sendLink: 'Link schicken',
    verifyTitle: 'E-Mail-Adresse bestätigen',
    willSignInWith: (next, current) => `Ab jetzt meldest du dich mit ${next} statt mit ${current} an.`,
    verify: (email) => `${email} bestätigen`,
    sent: 'Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um deine Adresse zu bestätigen.',
    verified: 'Deine E-Mail-Adresse ist bestätigt.',
  },
  removal: {
    title: 'Konto löschen',
    lead: 'Das löscht dein Konto und alles darin: Kontakte, Notizen, Aufnahmen, Versprechen, Entwürfe, Fragen, Karten, Angaben von Besuchern, Importe, Webhooks, Kalender, Tokens und verbundene Apps. Das lässt sich nicht rückgängig machen.',
    copyFirst: 'Lade vorher deine Daten herunter, wenn du sie behalten willst. Kith kann die Datei wieder einlesen.',
    download: 'Daten herunterladen',
    workspaces:
      'Arbeitsbereiche, in denen du allein bist, werden auch gelöscht. Die anderen bleiben. Bist du irgendwo der einzige Inhaber, wird der Admin Inhaber, der am längsten dabei ist, sonst das Mitglied, das am längsten dabei ist.',
    remove: 'Mein Konto löschen',
    removedTitle: 'Dein Konto ist gelöscht',
    removedLead:
      'In Sicherungen können deine Daten noch stehen. Wer diesen Server betreibt, kann sie dort löschen. Danke, dass du Kith benutzt hast.',
    removedLeadWithFiles:
      'In Sicherungen und in E-Mails, die als Dateien abgelegt sind, können deine Daten noch stehen. Wer diesen Server betreibt, kann sie dort löschen. Danke, dass du Kith benutzt hast.',
    about: 'Über Kith',
  },
} satisfies typeof AccountWords
