// Made from locales/*.json by `npm run golden`.

/** Every text, by the parts of its id. */
export type Words = {
  dates: {
    onWeekday: (values: { name: string | number; weekday: number }) => string
    onDate: (values: { date: string | number }) => string
  }
  relations: {
    kinds: {
      spouse: string
      partner: string
      child: string
      parent: string
      sibling: string
      grandparent: string
      grandchild: string
      aunt_or_uncle: string
      niece_or_nephew: string
      cousin: string
      parent_in_law: string
      child_in_law: string
      sibling_in_law: string
      godparent: string
      godchild: string
      relative: string
      friend: string
      neighbour: string
      colleague: string
      manager: string
      report: string
      assistant: string
      assistant_of: string
      mentor: string
      mentee: string
      introduced_by: string
      introduced: string
      other: string
    }
    said: {
      spouse: (values: { names: string | number }) => string
      partner: (values: { names: string | number }) => string
      child: (values: { names: string | number }) => string
      parent: (values: { names: string | number }) => string
      sibling: (values: { names: string | number }) => string
      grandparent: (values: { names: string | number }) => string
      grandchild: (values: { names: string | number }) => string
      aunt_or_uncle: (values: { names: string | number }) => string
      niece_or_nephew: (values: { names: string | number }) => string
      cousin: (values: { names: string | number }) => string
      parent_in_law: (values: { names: string | number }) => string
      child_in_law: (values: { names: string | number }) => string
      sibling_in_law: (values: { names: string | number }) => string
      godparent: (values: { names: string | number }) => string
      godchild: (values: { names: string | number }) => string
      relative: (values: { names: string | number }) => string
      friend: (values: { names: string | number }) => string
      neighbour: (values: { names: string | number }) => string
      colleague: (values: { names: string | number }) => string
      manager: (values: { names: string | number }) => string
      report: (values: { names: string | number }) => string
      assistant: (values: { names: string | number }) => string
      assistant_of: (values: { names: string | number }) => string
      mentor: (values: { names: string | number }) => string
      mentee: (values: { names: string | number }) => string
      introduced_by: (values: { names: string | number }) => string
      introduced: (values: { names: string | number }) => string
      other: (values: { names: string | number }) => string
    }
    own: (values: { kind: string | number; names: string | number }) => string
    ownOf: (values: { kind: string | number; names: string | number }) => string
    untilYear: (values: { name: string | number; year: string | number }) => string
    since: (values: { when: string | number }) => string
    until: (values: { when: string | number }) => string
    link: string
    heading: (values: { name: string | number }) => string
    intro: string
    none: string
    add: string
    who: string
    whoHint: string
    what: (values: { name: string | number }) => string
    ownWord: string
    details: string
    sinceField: string
    untilField: string
    dateHint: string
    note: string
    save: string
    change: string
    remove: string
    removed: string
    linkTo: (values: { name: string | number }) => string
    noted: string
    keep: string
    dismiss: string
    dismissed: string
    ambiguous: (values: { name: string | number }) => string
  }
  moves: {
    draft: (values: { others: number }) => string
    met: (values: { ago: string | number }) => string
    added: (values: { ago: string | number }) => string
    quiet: (values: { ago: string | number }) => string
    birthday: (values: { day: string | number }) => string
    birthdayTurning: (values: { age: string | number; day: string | number }) => string
    date: (values: { what: string | number; day: string | number }) => string
  }
  errors: {
    wrongField: (values: { message: string | number }) => string
    fixFields: string
    headings: {
      rate_limited: string
      not_found: string
      wrong_host: string
    }
    heading: string
    tooLongText: (values: { message: string | number }) => string
    wrongForm: string
    useForm: string
    tooLarge: string
    alreadySent: string
    toToday: string
    toSettings: string
    notFound: string
    formExpired: string
    stillSending: string
    sameEmail: string
    confirmFirst: string
  }
  brief: {
    link: string
    linkFor: (values: { name: string | number }) => string
    title: (values: { name: string | number }) => string
    askAbout: (values: { name: string | number }) => string
    contactDue: (values: { day: string | number }) => string
    birthday: (values: { when: string | number }) => string
    met: (values: { day: string | number }) => string
    promises: string
    theirPromises: (values: { name: string | number }) => string
    maybe: string
    changed: string
    facts: string
    latest: string
    drafts: string
    openDraft: string
    before: (values: { value: string | number }) => string
    noLonger: string
    theyWrote: (values: { name: string | number }) => string
    nothing: (values: { name: string | number }) => string
    kinds: {
      employer: string
      place: string
      family: string
      introduced_by: string
      diet: string
      allergy: string
      pet: string
      lent: string
      borrowed: string
      they_owe: string
      i_owe: string
      birthday: string
      anniversary: string
    }
  }
  access: {
    read: string
    write: string
    wholeApi: string
    allToolsReach: string
    eightToolsReach: string
    eightTools: string
    eightToolsHint: string
    allTools: string
    allToolsHint: string
    readHint: string
    writeHint: string
    readToolsHint: string
    writeToolsHint: string
  }
  settings: {
    title: string
    errorTitle: (values: { title: string | number }) => string
    moment: (values: { day: string | number; time: string | number }) => string
    lastUsed: (values: { when: string | number }) => string
    neverUsed: string
    name: string
    rename: string
    save: string
    saved: string
    email: string
    password: string
    wrongPassword: string
    overview: {
      you: string
      security: string
      connections: string
      workspace: string
      data: string
      developers: string
      team: string
      teamHint: string
      languageIs: (values: { language: string | number }) => string
      themeIs: (values: { theme: string | number }) => string
      notVerified: string
      passwordHint: string
      signInHint: string
      sessionsHint: (values: { sessions: number }) => string
      accessHint: string
      activityHint: string
      appsHint: (values: { apps: number }) => string
      calendarHint: string
      devicesHint: (values: { devices: number }) => string
      tokensHint: (values: { tokens: number }) => string
      webhooksHint: (values: { webhooks: number }) => string
      removedHint: string
      storage: (values: { used: string | number; limit: string | number }) => string
      download: string
      downloadHint: string
      removalHint: string
      reference: string
      openApi: string
    }
    account: {
      profile: {
        title: string
        photo: string
        photoOfCard: string
        noPhoto: string
        editCard: string
        timeZone: string
        timeZoneHint: string
      }
      password: {
        title: string
        lead: string
        current: string
        next: string
        hint: string
        change: string
      }
      email: {
        title: string
        signInWith: (values: { email: string | number }) => string
        notVerified: string
        sendAgain: string
        change: string
        changeHint: string
        next: string
        sendLink: string
        verifyTitle: string
        willSignInWith: (values: { next: string | number; current: string | number }) => string
        verify: (values: { email: string | number }) => string
        sent: string
        verified: string
      }
      removal: {
        title: string
        lead: string
        copyFirst: string
        download: string
        workspaces: string
        remove: string
        removedTitle: string
        removedLead: string
        removedLeadWithFiles: string
        about: string
      }
    }
    look: {
      title: string
      theme: string
      themes: {
        system: string
        light: string
        dark: string
      }
      language: string
      languageHint: string
      sameAsBrowser: string
      keys: string
      keysHint: string
    }
    sessions: {
      title: string
      lead: string
      thisDevice: string
      unknownDevice: string
      signedIn: (values: { when: string | number }) => string
      signedInFrom: (values: { when: string | number; network: string | number }) => string
      signOut: string
      signOutOthers: string
      idle: (values: { days: number }) => string
      keptPages: (values: { days: number }) => string
      ended: string
      othersEnded: string
    }
    activity: {
      title: string
      lead: string
      nothing: string
      earlier: string
      wrongPasswords: (values: { times: number }) => string
      wrongCodes: (values: { times: number }) => string
      kinds: {
        account_created: string
        account_removed: string
        session_started: string
        session_ended: string
        password_wrong: string
        password_changed: string
        password_reset: string
        code_wrong: string
        passkey_added: string
        passkey_removed: string
        authenticator_added: string
        authenticator_removed: string
        recoveryCode_used: string
        recoveryCodes_created: string
        email_verified: string
        email_changed: string
        token_created: string
        token_renewed: string
        token_revoked: string
        device_created: string
        device_renewed: string
        device_revoked: string
        app_connected: string
        app_changed: string
        app_disconnected: string
        webhook_created: string
        webhook_changed: string
        webhook_removed: string
        calendar_created: string
        calendar_removed: string
        archive_exported: string
        invite_created: string
        invite_accepted: string
        invite_revoked: string
        member_joined: string
        member_removed: string
        role_changed: string
      }
    }
    access: {
      title: string
      lead: string
      webhooks: string
      on: string
      off: string
      created: (values: { when: string | number }) => string
      turnOff: string
      turnOn: string
      remove: string
      invites: string
      pendingAs: {
        owner: string
        admin: string
        member: string
      }
      revoked: string
      sent: (values: { when: string | number }) => string
      revoke: string
      inviteAgain: string
      joined: string
      roleOf: {
        owner: (values: { workspace: string | number }) => string
        admin: (values: { workspace: string | number }) => string
        member: (values: { workspace: string | number }) => string
      }
      joinedAt: (values: { when: string | number }) => string
      removeMember: string
      passkeys: string
      nothing: string
      passkeysStay: string
      added: (values: { when: string | number }) => string
      restoreTitle: string
      restoreText: string
      restore: string
      endTitle: string
      endText: string
      end: string
      notices: {
        password: string
        on: string
        off: string
        removed: string
        revoked: string
        invited: string
        memberRemoved: string
        restored: string
        ended: string
        gone: string
      }
    }
    signIn: {
      title: string
      passkeys: string
      passkeysHint: string
      addPasskey: string
      noPasskeys: (values: { address: string | number }) => string
      synced: string
      oneDevice: string
      added: (values: { when: string | number }) => string
      newPasskeyLead: string
      passkeyNameHint: string
      passkey: string
      createPasskey: string
      notCreated: string
      cannotCreate: (values: { origin: string | number }) => string
      unreadable: string
      removeTitle: string
      removeText: string
      removePasskey: string
      removePasskeys: string
      passkeysStay: string
      twoStep: string
      twoStepOff: string
      setUp: string
      onSince: (values: { when: string | number }) => string
      codesLeft: (values: { codes: number }) => string
      fewCodes: string
      createCodes: string
      turnOffTitle: string
      turnOffText: string
      turnOff: string
      setUpLead: string
      qrCode: string
      cannotScan: string
      openApp: string
      enterKey: string
      key: string
      code: string
      turnOn: string
      wrongCodeLead: string
      startAgain: string
      isOn: string
      newCodes: string
      codesLead: string
      codes: string
      codesHint: string
      savedCodes: string
      confirmTitle: string
      confirmLead: string
      continue: string
      useCode: string
      usePasskey: string
      passkeyNotUsed: string
      passkeyRefused: string
      cancel: string
      notices: {
        passkeyAdded: string
        renamed: string
        passkeyRemoved: string
        gone: string
        off: string
      }
    }
    apps: {
      title: string
      connect: string
      connectHint: string
      eightTools: string
      address: string
      allTools: string
      fullAddress: string
      httpOnThisComputer: string
      httpNearby: string
      connected: string
      none: string
      summary: (values: { access: string | number; reach: string | number; host: string | number }) => string
      connectedAt: (values: { when: string | number }) => string
      lead: (values: { host: string | number; access: string | number; reach: string | number }) => string
      tools: string
      toolsText: string
      canUse: string
      disconnectTitle: string
      disconnectText: string
      disconnect: string
      notices: {
        renamed: string
        saved: string
        disconnected: string
        gone: string
      }
    }
    tokens: {
      title: string
      hint: string
      create: string
      newTitle: string
      newLead: string
      nameHint: string
      access: string
      manages: string
      managesHint: string
      expiresAfter: string
      days: {
        '30': string
        '90': string
        '365': string
        never: string
      }
      madeTitle: string
      madeLead: (values: { name: string | number; access: string | number }) => string
      token: string
      keepSecret: string
      mayManage: (values: { access: string | number }) => string
      lead: (values: { access: string | number }) => string
      leadManages: (values: { access: string | number }) => string
      created: (values: { when: string | number }) => string
      expires: (values: { when: string | number }) => string
      expired: (values: { when: string | number }) => string
      noExpiry: string
      renew: string
      revokeTitle: string
      revokeText: string
      revokeManagesText: string
      revoke: string
      notices: {
        renamed: string
        renewed: string
        revoked: string
        gone: string
      }
    }
    setup: {
      title: string
      lead: (values: { address: string | number }) => string
      terminal: string
      claudeCode: string
      claudeDesktop: string
      claudeDesktopWithout: (values: { address: string | number }) => string
      vsCode: string
      codex: string
      codexWithout: (values: { command: string | number }) => string
      gemini: string
    }
    calendar: {
      title: string
      lead: string
      madeAt: (values: { when: string | number }) => string
      lastRead: (values: { when: string | number }) => string
      neverRead: string
      notShown: string
      include: string
      contents: {
        both: string
        promises: string
        birthdays: string
      }
      show: string
      full: string
      fullHint: string
      private: string
      privateHint: string
      create: string
      createNew: string
      removeTitle: string
      removeText: string
      remove: string
      removed: string
      newTitle: string
      newLead: string
      address: string
      google: string
      apple: string
      outlook: string
      reach: string
    }
    sync: {
      title: string
      lead: string
      notHttps: string
      connected: string
      connect: string
      clients: {
        apple: string
        android: string
        thunderbird: string
        other: string
      }
      clientHints: {
        apple: string
        android: string
        thunderbird: string
        other: string
      }
      names: {
        apple: string
        android: string
        thunderbird: string
        other: string
      }
      newLead: string
      deviceName: string
      nameHint: string
      access: string
      writeHint: string
      readHint: string
      create: string
      otherPhone: string
      otherPhoneText: string
      otherPhoneCode: string
      madeTitle: (values: { name: string | number }) => string
      madeLead: string
      done: string
      server: string
      user: string
      password: string
      byHand: string
      profileTitle: string
      profileText: string
      profile: string
      appleSteps: string[]
      appleByHand: string[]
      androidSteps: string[]
      openDavx5: string
      scan: string
      qrCode: string
      thunderbirdSteps: string[]
      otherText: string
      deviceLead: (values: { access: string | number }) => string
      created: (values: { when: string | number }) => string
      revokeTitle: string
      revokeText: string
      revoke: string
      notices: {
        renewed: string
        revoked: string
        gone: string
      }
    }
    syncedPeople: {
      title: string
      hint: string
      lead: string
      who: string
      reachable: string
      reachableHint: string
      tagged: string
      taggedHint: string
      tag: string
      save: string
      removedTitle: string
      removedText: string
      removedAt: (values: { when: string | number }) => string
      putBack: string
      putAllBack: string
      removeHere: string
      nobody: string
      notices: {
        chosen: string
        back: string
        restored: string
        gone: string
      }
    }
    meetings: {
      title: string
      hint: string
      lead: string
      privacy: string
      add: string
      address: string
      addressHint: string
      where: string
      google: string
      apple: string
      outlook: string
      nextcloud: string
      ownEmails: string
      ownEmailsHint: string
      signIn: string
      userName: string
      password: string
      passwordHint: string
      calendars: string
      lastRead: (values: { when: string | number }) => string
      neverRead: string
      nextRead: (values: { when: string | number }) => string
      entries: (values: { entries: number }) => string
      editEmails: string
      editTitle: string
      save: string
      refresh: string
      remove: string
      undo: string
      attendees: string
      attendeesHint: string
      meetings: (values: { meetings: number }) => string
      lastMet: (values: { when: string | number }) => string
      addPerson: string
      notNow: string
      problems: {
        unreachable: string
        refused: string
        sign_in: string
        not_found: string
        not_a_calendar: string
        too_large: string
        server_error: string
        key_lost: string
      }
      notices: {
        added: string
        read: string
        removed: string
        restored: string
        dismissed: string
        saved: string
        gone: string
      }
      heading: string
      when: (values: { day: string | number; start: string | number; end: string | number }) => string
      now: (values: { end: string | number }) => string
      others: (values: { others: number }) => string
      readBrief: string
      unread: (values: { name: string | number }) => string
      check: string
    }
    syncLists: {
      toDecide: string
      tasks: {
        title: string
        hint: (values: { tasks: number }) => string
        lead: string
        none: string
        due: (values: { day: string | number }) => string
        person: string
        choose: string
        assign: string
        discard: string
        notices: {
          assigned: string
          discarded: string
          gone: string
        }
      }
    }
    webhooks: {
      title: string
      lead: string
      none: string
      add: string
      url: string
      urlHint: string
      description: string
      descriptionHint: string
      kinds: string
      all: string
      some: string
      groups: {
        connection: string
        interaction: string
        capture: string
        promise: string
        followup: string
        card: string
        lead: string
        answer: string
        archive: string
      }
      chooseKinds: string
      create: string
      createdTitle: string
      createdLead: string
      secret: string
      toWebhook: string
      on: string
      paused: string
      pausedFor: (values: { reason: string | number }) => string
      failingSince: (values: { when: string | number }) => string
      created: (values: { when: string | number }) => string
      allEvents: string
      someEvents: (values: { kinds: number }) => string
      test: string
      testHint: string
      pause: string
      resume: string
      resumeHint: string
      change: string
      newSecretTitle: string
      newSecretText: string
      newSecret: string
      oldSecretUntil: (values: { when: string | number }) => string
      removeTitle: string
      removeText: string
      removed: (values: { what: string | number }) => string
      remove: string
      log: string
      noDeliveries: string
      delivered: string
      failed: string
      waiting: string
      status: (values: { status: string | number; ms: string | number }) => string
      attempts: (values: { attempts: number }) => string
      sentAt: (values: { when: string | number }) => string
      nextTry: (values: { when: string | number }) => string
      replay: string
      earlier: string
      notices: {
        restored: string
        saved: string
        testDelivered: string
        testFailed: string
        paused: string
        resumed: string
        replayed: string
        gone: string
      }
    }
    removed: {
      title: string
      lead: string
      nothing: string
      earlier: string
      restore: string
      deleteForGood: string
      askTitle: string
      kinds: {
        connection: (values: { when: string | number }) => string
        interaction: (values: { when: string | number }) => string
        promise: (values: { when: string | number }) => string
        date: (values: { when: string | number }) => string
        gift: (values: { when: string | number }) => string
        card: (values: { when: string | number }) => string
        capture: (values: { when: string | number }) => string
        thread: (values: { when: string | number }) => string
        webhook: (values: { when: string | number }) => string
        calendar: (values: { when: string | number }) => string
        relation: (values: { when: string | number }) => string
        file: (values: { when: string | number }) => string
      }
      kindsWith: {
        interaction: (values: { person: string | number; when: string | number }) => string
        promise: (values: { person: string | number; when: string | number }) => string
        relation: (values: { person: string | number; when: string | number }) => string
        date: (values: { person: string | number; when: string | number }) => string
        gift: (values: { person: string | number; when: string | number }) => string
      }
      until: (values: { when: string | number }) => string
      losses: {
        connection: string
        interaction: string
        promise: string
        date: string
        gift: string
        card: string
        capture: string
        thread: string
        webhook: string
        calendar: string
        relation: string
        file: string
      }
      noUndo: string
      notices: {
        restored: string
        deleted: string
        notThere: string
      }
    }
  }
  team: {
    title: string
    yourWorkspaces: string
    lead: string
    addWorkspace: string
    workspaceHint: string
    name: string
    slug: string
    slugHint: (values: { prefix: string | number }) => string
    newSlugHint: (values: { prefix: string | number }) => string
    createWorkspace: string
    members: (values: { members: number }) => string
    roles: {
      owner: string
      admin: string
      member: string
    }
    roleHints: {
      owner: string
      admin: string
      member: string
    }
    you: string
    joined: (values: { when: string | number }) => string
    role: string
    remove: string
    removeTitle: (values: { name: string | number }) => string
    removeText: (values: { name: string | number; workspace: string | number }) => string
    removeMember: string
    leave: string
    leaveTitle: (values: { workspace: string | number }) => string
    leaveText: string
    deleteWorkspace: string
    deleteTitle: (values: { workspace: string | number }) => string
    deleteText: string
    onlyWorkspace: string
    cancel: string
    invites: string
    invite: string
    email: string
    sendInvite: string
    mailHint: string
    linkHint: string
    states: {
      pending: string
      accepted: string
      revoked: string
      expired: string
    }
    invitedAs: {
      owner: string
      admin: string
      member: string
    }
    sent: (values: { when: string | number }) => string
    expires: (values: { when: string | number }) => string
    revoke: string
    newLink: string
    ended: string
    noInvites: string
    inviteMade: string
    inviteLead: (values: { email: string | number }) => string
    mailedLead: (values: { email: string | number }) => string
    link: string
    qrCode: string
    done: string
    workspaceSettings: string
    save: string
    notices: {
      created: string
      saved: string
      role: string
      removed: string
      left: string
      deleted: string
      revoked: string
    }
  }
  invites: {
    description: string
    notFound: string
    gone: string
    linkExpired: string
    join: (values: { workspace: string | number }) => string
    joinOf: (values: { name: string | number }) => string
    privacy: (values: { day: string | number }) => string
    welcome: (values: { name: string | number }) => string
    joined: (values: { workspace: string | number; email: string | number }) => string
    open: string
    openHint: string
    settings: string
    settingsHint: string
    signedInAs: (values: { name: string | number; email: string | number }) => string
    sentElsewhere: (values: { email: string | number }) => string
    notYou: string
    signOut: string
    thenAgain: string
    hasAccount: (values: { email: string | number }) => string
    signInToJoin: string
    ifAccount: string
    ifNone: (values: { email: string | number }) => string
    otherAccount: string
    invited: (values: { invitedBy: string | number; workspace: string | number; role: string }) => string
    invitedToTheirs: (values: { invitedBy: string | number; role: string }) => string
    youAreInvited: (values: { workspace: string | number; role: string }) => string
    youAreInvitedToOne: (values: { role: string }) => string
  }
  signingIn: {
    signIn: string
    signInTo: string
    forApp: string
    email: string
    password: string
    name: string
    code: string
    passkey: string
    passkeyFailed: string
    forgotten: string
    newHere: string
    stays: string
    signedOut: string
    signedOutHint: string
    signInAgain: string
    backToSignIn: string
    enterCode: string
    codeHint: string
    useRecovery: string
    recoveryCode: string
    recoveryHint: string
    signInRecovery: string
    startAgain: string
    createAccount: string
    create: string
    yourAccount: string
    welcome: string
    welcomeToKith: string
    first: string
    haveOne: string
    passwordHint: string
    emailHint: string
    privacy: string
    enterEmail: string
    sendLink: string
    checkEmail: string
    signUpSent: (values: { email: string | number }) => string
    noEmail: string
    anotherLink: string
    needInvite: string
    needInviteHint: string
    timeZone: string
    timeZoneHint: string
    reset: string
    resetKith: string
    resetHint: string
    sendReset: string
    resetSent: (values: { email: string | number }) => string
    noReset: string
    noMail: string
    onServer: string
    commandHint: string
    newPassword: string
    choosePassword: string
    choosePasswordHint: string
    resetCodeHint: string
    saveAndSignIn: string
    cookiesBlocked: string
    cookiesNeeded: string
    allowCookies: (values: { address: string | number }) => string
    unreadablePasskey: string
  }
  home: {
    description: string
    title: string
    lead: string
    signIn: string
    createAccount: string
    example: string
    city: string
    note: string
    promise: string
    promised: string
    due: string
    question: string
    answer: string
    source: string
    points: string[][]
    privacy: string
    versionAt: (values: { version: string | number; address: string | number }) => string
    developers: string
    reference: string
    connect: string
    status: string
    tryAgain: string
    toHome: string
    noPage: string
    openAt: (values: { address: string | number }) => string
  }
  connecting: {
    title: string
    description: string
    heading: (values: { app: string | number }) => string
    lead: (values: { app: string | number }) => string
    redirectsTo: string
    onThisDevice: string
    describedAt: string
    asksFor: string
    canUse: string
    signedInAs: string
    tools: string
    access: string
    connect: string
    cancel: string
    notYou: string
    otherAccount: string
    warning: string
    expired: string
    about: string
    failedTitle: string
    failed: string
    forDeveloper: string
    failures: {
      invalid: string
      noDocument: string
      unknown: string
      otherAddress: string
      server: string
    }
  }
  sentences: {
    matches: {
      uid: string
      linkedIn: string
      sameName: (values: { name: string | number; other: string | number }) => string
      alikeName: (values: { name: string | number; other: string | number }) => string
      transcribedName: (values: { name: string | number; other: string | number }) => string
      shortName: (values: { name: string | number; other: string | number }) => string
      email: (values: { email: string | number }) => string
      phone: (values: { phone: string | number }) => string
      born: (values: { day: string | number }) => string
      birthday: string
      company: (values: { company: string | number }) => string
      place: (values: { place: string | number }) => string
    }
    file: {
      encoding: string
      skippedLine: string
      skippedLines: (values: { lines: string | number }) => string
      namelessGroup: string
      emptyGroup: (values: { group: string | number }) => string
      wrongGroup: (values: { group: string | number; why: string | number }) => string
      missingMember: (values: { group: string | number }) => string
      missingMembers: (values: { group: string | number; members: string | number }) => string
      more: (values: { problems: string | number }) => string
      noColumns: string
      noPeople: string
      tooManyPeople: (values: { people: number }) => string
      tooMuch: string
      tooSlow: string
      longLine: (values: { line: string | number }) => string
      ourFault: string
      stoppedReading: string
      stoppedApplying: string
      stoppedUndoing: string
      notAllApplied: string
      notAllUndone: string
      notMonica: string
      journal: (values: { entries: number }) => string
    }
    row: {
      openQuote: (values: { line: string | number; text: string | number }) => string
      nobody: (values: { text: string | number }) => string
      files: (values: { files: number }) => string
      monica: (values: { kind: string; name: string | number; text: string | number }) => string
      namedByEmail: string
      namedByCompany: string
      namedByPhone: string
      namedBy: (values: { name: string | number }) => string
      cut: {
        name: (values: { max: string | number }) => string
        company: (values: { max: string | number }) => string
        title: (values: { max: string | number }) => string
        location: (values: { max: string | number }) => string
        howMet: (values: { max: string | number }) => string
      }
      invalid: {
        email: (values: { value: string | number }) => string
        phone: (values: { value: string | number }) => string
        tag: (values: { value: string | number }) => string
        website: (values: { value: string | number }) => string
        metOn: (values: { value: string | number }) => string
        birthday: (values: { value: string | number }) => string
        anniversary: (values: { value: string | number }) => string
      }
      tooMany: {
        email: (values: { max: string | number; value: string | number }) => string
        phone: (values: { max: string | number; value: string | number }) => string
        tag: (values: { max: string | number; value: string | number }) => string
        tagLeftOut: (values: { max: string | number; tag: string | number }) => string
        emails: (values: { max: string | number; value: string | number }) => string
        phones: (values: { max: string | number; value: string | number }) => string
        tags: (values: { max: string | number; value: string | number }) => string
        profiles: (values: { max: string | number; value: string | number }) => string
        details: (values: { max: string | number; value: string | number }) => string
      }
      aside: {
        company: (values: { value: string | number; why: string | number }) => string
        detail: (values: { value: string | number; why: string | number }) => string
        title: (values: { value: string | number; why: string | number }) => string
        location: (values: { value: string | number; why: string | number }) => string
        birthday: (values: { value: string | number; why: string | number }) => string
        howMet: (values: { value: string | number; why: string | number }) => string
        metOn: (values: { value: string | number; why: string | number }) => string
        rhythm: (values: { value: string | number; why: string | number }) => string
        email: (values: { value: string | number; why: string | number }) => string
        phone: (values: { value: string | number; why: string | number }) => string
        tag: (values: { value: string | number; why: string | number }) => string
        page: (values: { value: string | number; why: string | number }) => string
      }
    }
    card: {
      noEnd: string
      tooLarge: string
      tooManyLines: (values: { max: string | number }) => string
      outsideLine: (values: { line: string | number }) => string
      outsideLines: (values: { from: string | number; to: string | number }) => string
      longLine: (values: { line: string | number; text: string | number }) => string
      noProperty: (values: { line: string | number; text: string | number }) => string
      control: (values: { line: string | number }) => string
      unknownSet: (values: { line: string | number; set: string | number }) => string
      invalidSet: (values: { line: string | number; set: string | number }) => string
      nobody: string
      longName: (values: { name: string | number; max: string | number }) => string
      manyNotes: (values: { max: string | number; length: string | number }) => string
      splitNote: (values: { length: string | number; pieces: string | number }) => string
      reserved: string
      tooMuch: (values: { line: string | number; size: string | number; max: string | number }) => string
      tooManyExtras: (values: { line: string | number }) => string
    }
    result: {
      skipped: string
      chosenGone: string
      earlierSkipped: string
      earlierWaits: string
      maybeKnown: string
      differs: string
      noRoom: (values: { extras: string | number }) => string
      badPhoto: string
      noRoomForPhoto: string
      merged: string
      otherImport: string
      changed: string
      newEntries: string
      promised: string
      drafted: string
      kept: (values: { fields: string | number }) => string
      field: (values: { field: string }) => string
    }
    archive: {
      stopped: string
      fileGone: string
      failed: string
      noPerson: string
      noThread: string
      noEntry: string
      rhythms: (values: { max: string | number }) => string
      cards: (values: { max: string | number }) => string
      webhooks: (values: { max: string | number }) => string
      webhookOff: string
      place: string
      left: string
      portrait: string
      design: string
      film: string
      photo: string
      logo: string
      background: string
      slug: (values: { slug: string | number; free: string | number }) => string
      isCapture: string
      isEntry: string
      circle: string
      webhookAddress: (values: { fault: string | number }) => string
      shortAddress: (values: { code: string | number; old: string | number }) => string
      recordingMissing: string
      filesMissing: string
      recordingChanged: string
      recordingInvalid: string
      differs: string
      tooLarge: string
      notJson: string
      notOfKind: string
      field: (values: { field: string | number; fault: string | number }) => string
      future: (values: { field: string | number }) => string
    }
  }
  reasons: {
    webhook: {
      archive: string
      member: string
      gone: string
      failing: string
      password: string
      token: string
    }
    invite: {
      password: string
      token: string
    }
    delivery: {
      turnedOff: string
      slow: string
      noHttp: string
      informational: string
      noTls: string
      closed: string
      unreachable: string
      noAddress: string
      thisNetwork: string
      lookup: string
      address: (values: { fault: string | number }) => string
      status: (values: { status: string | number }) => string
      redirect: (values: { status: string | number }) => string
      tooLarge: (values: { max: string | number }) => string
      canceled: string
    }
    together: (values: { first: string | number; next: string | number }) => string
    listed: (values: { first: string | number; next: string | number }) => string
    unknown: string
    certificate: {
      expired: string
      notYet: string
      otherHost: string
      selfSigned: string
      unknownIssuer: string
      untrusted: string
    }
    job: {
      deadly: string
      mailRefused: string
      failed: string
    }
    answer: {
      ourFault: string
      stopped: string
      modelStopped: string
    }
    model: {
      unreachable: (values: { details: string | number }) => string
      slow: (values: { details: string | number }) => string
      busy: (values: { details: string | number }) => string
      broken: (values: { details: string | number }) => string
      cut: (values: { details: string | number }) => string
      garbled: (values: { details: string | number }) => string
      untrue: (values: { details: string | number }) => string
      misshapen: (values: { details: string | number }) => string
      too_large: (values: { details: string | number }) => string
      denied: (values: { details: string | number }) => string
      refused: (values: { details: string | number }) => string
      declined: (values: { details: string | number }) => string
      stopped: (values: { details: string | number }) => string
    }
  }
  capture: {
    title: string
    record: string
    stop: string
    tapToRecord: string
    recording: string
    recordingOnPhone: string
    recordingOnDevice: string
    savedOnPhone: string
    savedOnDevice: string
    sent: string
    goesOut: string
    file: string
    note: string
    notePlaceholder: string
    save: string
    who: string
    findPerson: string
    findOffline: string
    name: string
    addPerson: (values: { name: string | number }) => string
    find: string
    nothingToSave: string
    full: string
    recordingFull: string
    noMicrophone: string
    onThisDevice: string
    waitsToBeSent: string
    beingRecorded: string
    refused: string
    memo: string
    copyText: string
    copied: string
    download: string
    sendAgain: string
    discard: string
    waitingHeading: string
    isAbout: string
    someoneElse: string
    addedTo: string
    promise: string
    maybePromise: string
    keepFact: string
    leaveFact: string
    noted: string
    keptFact: string
    transcriptComing: string
    notTranscribed: string
    speechMissing: (values: { megabytes: string | number }) => string
    speechDownloading: (values: { megabytes: string | number }) => string
    speechFailed: string
    speechProgress: (values: { percent: string | number }) => string
    voiceMemo: string
    edit: string
    text: string
    saveText: string
    remove: string
    removed: string
    back: string
    results: (values: { people: number }) => string
    wrongClock: string
    anotherMember: string
  }
  offline: {
    waitingHere: string
    keptCopy: (values: { day: string | number; time: string | number }) => string
    back: string
    stillWaiting: string
    waitsForYou: (values: { name: string | number }) => string
    stay: string
    signOutAnyway: string
    description: string
    addPerson: string
    title: string
    lead: string
    tryAgain: string
    nobody: string
    keepPages: string
    keepPagesHint: (values: { days: number }) => string
  }
  cards: {
    title: string
    hint: string
    make: string
    makeHint: string
    create: string
    copy: string
    copyTitle: (values: { name: string | number }) => string
    copyHint: string
    createCopy: string
    edit: string
    showCode: string
    myCode: string
    code: (values: { name: string | number }) => string
    close: string
    hidden: string
    isDefault: string
    remove: string
    removed: (values: { label: string | number }) => string
    tabs: {
      details: string
      design: string
      share: string
      visits: string
    }
    tabsOf: (values: { name: string | number }) => string
    saved: string
    save: string
    seeCard: string
    preview: string
    previewOf: (values: { name: string | number }) => string
    tapHint: string
    unsaved: string
    updatePreview: string
    backToForm: string
    fixFields: string
    groups: {
      you: string
      reach: string
      links: string
      visitors: string
    }
    name: string
    role: string
    company: string
    pronouns: string
    bio: string
    bioHint: string
    email: string
    phone: string
    emails: string
    phones: string
    addresses: string
    items: {
      emails: (values: { at: string | number }) => string
      phones: (values: { at: string | number }) => string
      links: (values: { at: string | number }) => string
      addresses: (values: { at: string | number }) => string
    }
    kindOf: (values: { item: string | number }) => string
    addAnother: {
      emails: string
      phones: string
      links: string
      addresses: string
    }
    kinds: {
      work: string
      home: string
      mobile: string
      fax: string
      other: string
    }
    address: {
      street: string
      postalCode: string
      city: string
      region: string
      country: string
    }
    linksHint: string
    linkLabel: string
    linkAddress: string
    linkExample: string
    moveUp: string
    moveDown: string
    slug: string
    slugFree: (values: { address: string | number }) => string
    slugOwn: (values: { address: string | number }) => string
    slugTaken: (values: { slug: string | number; free: string | number }) => string
    slugWrong: string
    published: string
    listed: string
  }
  cardLook: {
    template: string
    ownColours: string
    ownColoursHint: string
    useAccent: string
    accent: string
    useBackground: string
    background: string
    film: string
    filmHint: string
    noFilm: string
    photo: string
    photoHint: string
    logo: string
    logoHint: string
    backgroundImage: string
    backgroundImageHint: string
    choosePicture: string
    savePicture: string
    removePicture: string
    turn: string
    turns: {
      '0': string
      '90': string
      '180': string
      '270': string
    }
    crop: string
    cropWhole: string
    cropMiddle: string
    cropOwn: string
    cropSize: string
    cropAcross: string
    cropDown: string
  }
  designs: {
    templates: {
      linen: string
      harbour: string
      poster: string
      ledger: string
      garden: string
      atelier: string
    }
    colours: {
      ink: string
      moss: string
      brick: string
      plum: string
      teal: string
      navy: string
      coral: string
      slate: string
      black: string
      red: string
      blue: string
      green: string
      graphite: string
      ultramarine: string
      oxide: string
      leaf: string
      berry: string
      sky: string
      amber: string
      bone: string
      rose: string
    }
    films: {
      tide: string
      aurora: string
      bokeh: string
      rain: string
      weave: string
      hills: string
      leaves: string
      contours: string
      silk: string
      ripples: string
    }
    inColour: (values: { template: string | number; colour: string | number }) => string
  }
  cardShare: {
    shortAddress: string
    shortHint: string
    copyAddress: string
    copied: string
    files: string
    vcard: string
    qrPng: string
    qrSvg: string
    printPdf: string
    printPng: string
    hiddenFiles: string
    showFirst: string
    signature: string
    signatureHint: string
    copySignature: string
    asText: string
    asHtml: string
  }
  cardVisits: {
    lastDays: (values: { days: string | number }) => string
    views: string
    saves: string
    exchanges: string
    day: string
    total: string
    chart: (values: { days: string | number; views: string | number }) => string
    noVisits: string
    botsLeftOut: string
  }
  leads: {
    title: string
    hint: string
    tabs: {
      waiting: string
      review: string
      done: string
    }
    reviewHint: string
    none: {
      waiting: string
      review: string
      done: string
    }
    noneHint: string
    more: string
    download: string
    event: string
    metAt: string
    metAtHint: string
    metAtSave: string
    metAtChosen: (values: { place: string | number }) => string
    metAtClear: string
    theyWrote: string
    whyHeld: string
    addNew: string
    matches: {
      email: (values: { name: string | number }) => string
      phone: (values: { name: string | number }) => string
      name: (values: { name: string | number }) => string
    }
    compare: (values: { name: string | number }) => string
    left: string
    youHave: string
    fields: {
      displayName: string
      title: string
      company: string
      email: string
      phone: string
      profile: string
    }
    outcomes: {
      same: string
      added: string
      kept: string
    }
    nothingKnown: string
    addedTo: (values: { name: string | number }) => string
    draft: string
    drafted: (values: { name: string | number }) => string
    openDrafts: string
    wasAdded: (values: { day: string | number }) => string
    wasDiscarded: (values: { day: string | number }) => string
    personRemoved: string
    restore: string
    reasons: {
      hiddenField: string
      otherForm: string
      oldForm: string
      disposable: string
      repeated: string
      tooQuick: string
      links: (values: { links: number }) => string
      network: string
      busy: string
    }
  }
  event: {
    title: (values: { card: string | number }) => string
    scan: string
    code: (values: { name: string | number }) => string
    hidden: string
    today: (values: { people: number }) => string
    waiting: string
    awake: string
    work: string
    otherCard: (values: { name: string | number; slug: string | number }) => string
    heldToo: string
  }
  imports: {
    title: string
    hint: string
    file: string
    fileHint: string
    drop: string
    tag: string
    tagPlaceholder: string
    upload: string
    sending: string
    noFile: string
    wrongFile: string
    largeFile: string
    sourcesTitle: string
    sources: {
      iphone: {
        name: string
        steps: string
      }
      google: {
        name: string
        steps: string
      }
      outlook: {
        name: string
        steps: string
      }
      linkedin: {
        name: string
        steps: string
      }
      monica: {
        name: string
        steps: string
      }
      spreadsheet: {
        name: string
        steps: string
      }
    }
    archiveHint: string
    earlier: string
    from: (values: { day: string | number }) => string
    found: (values: { people: number }) => string
    states: {
      reading: string
      ready: string
      applying: string
      applied: string
      undoing: string
      undone: string
      failed: string
    }
    progress: (values: { percent: string | number }) => string
    verdicts: {
      new: string
      match: string
      conflict: string
      same: string
      unreadable: string
    }
    verdictHints: {
      new: string
      match: string
      conflict: string
      same: string
      unreadable: string
    }
    deeds: {
      added: string
      merged: string
      unchanged: string
      skipped: string
      undone: string
      kept: string
      left: string
    }
    deedHints: {
      added: string
      merged: string
      unchanged: string
      skipped: string
      undone: string
      kept: string
      left: string
    }
    filters: string
    line: (values: { line: number }) => string
    isLike: (values: { name: string | number }) => string
    joins: (values: { row: number }) => string
    adds: (values: { fields: string | number }) => string
    fields: {
      rhythmDays: string
      photo: string
      notes: string
      dates: string
      relations: string
      extras: string
    }
    field: string
    mine: string
    theirs: string
    choose: (values: { name: string | number }) => string
    choices: {
      keep: string
      theirs: string
      add: string
      skip: string
      clear: string
    }
    itIs: (values: { name: string | number }) => string
    chosen: {
      keep: string
      theirs: string
      merge: (values: { name: string | number }) => string
      add: string
      skip: string
    }
    conflicts: string
    keep: string
    takeTheirs: string
    skip: string
    willAdd: (values: { people: number }) => string
    willUpdate: (values: { people: number }) => string
    apply: string
    nothingToAdd: string
    undoTitle: string
    undoAdded: (values: { people: number }) => string
    undoMerged: (values: { people: number }) => string
    undoKeeps: string
    undo: string
    undoUntil: (values: { day: string | number }) => string
    remove: string
    next: string
    first: string
    toPeople: string
    whoMatters: string
    whoMattersHint: string
    whoMattersGo: (values: { people: number }) => string
  }
  archive: {
    title: string
    intro: string
    outTitle: string
    contents: {
      people: string
      notes: string
      cards: string
      questions: string
    }
    without: string
    download: string
    downloadHint: string
    inTitle: string
    inHint: string
    file: string
    fileHint: string
    drop: string
    upload: string
    sending: string
    wrongFile: string
    earlier: string
    from: (values: { name: string | number; day: string | number }) => string
    heading: (values: { name: string | number }) => string
    origin: (values: { email: string | number; day: string | number }) => string
    states: {
      waiting: string
      running: string
      complete: string
      failed: string
    }
    progress: (values: { percent: string | number }) => string
    failedHint: string
    counts: string
    kind: string
    results: {
      added: string
      alreadyThere: string
      differed: string
      leftOut: string
    }
    differedHint: string
    kinds: {
      'tag-rhythms': string
      people: string
      'contact-extras': string
      'contact-uids': string
      'kept-apart': string
      interactions: string
      captures: string
      promises: string
      findings: string
      followups: string
      merges: string
      cards: string
      leads: string
      threads: string
      messages: string
      'waiting-tasks': string
      'address-book': string
      'address-book-people': string
      reminders: string
      webhooks: string
      'organization-names': string
    }
    notes: string
    number: (values: { size: number }) => string
    toPeople: string
  }
  duplicates: {
    title: string
    link: string
    intro: string
    count: (values: { pairs: number }) => string
    countOrMore: (values: { pairs: number }) => string
    pair: (values: { name: string | number; other: string | number }) => string
    strengths: {
      strong: string
      likely: string
      possible: string
    }
    merge: string
    mergeInto: (values: { name: string | number }) => string
    apart: string
    later: string
    others: string
    merged: (values: { other: string | number; name: string | number }) => string
    keptApart: (values: { name: string | number; other: string | number }) => string
    undone: string
    none: string
    noneHint: string
    backToFirst: string
  }
  whoMatters: {
    title: string
    intro: string
    progress: (values: { percent: string | number }) => string
    tagsOf: (values: { name: string | number }) => string
    usualTags: string[]
    rhythmOf: (values: { name: string | number }) => string
    rhythms: {
      '30': string
      '90': string
      '365': string
    }
    otherTag: string
    otherTagFor: (values: { name: string | number }) => string
    addTag: string
    next: string
    finish: string
    back: string
    later: string
    done: string
    doneHint: string
    again: string
    toToday: string
  }
  edit: {
    heading: (values: { name: string | number }) => string
    errorIn: (values: { title: string | number }) => string
    fixFields: string
    save: string
    cancel: string
    groups: {
      who: string
      reach: string
      memory: string
    }
    labels: {
      displayName: string
      title: string
      company: string
      emails: string
      phones: string
      location: string
      howMet: string
      metOn: string
      birthday: string
      tags: string
      profiles: string
    }
    hints: {
      location: string
      birthday: string
    }
    birthday: {
      day: string
      month: string
      year: string
    }
    birthdayError: string
    items: {
      emails: (values: { number: string | number }) => string
      phones: (values: { number: string | number }) => string
      tags: (values: { number: string | number }) => string
      profiles: (values: { number: string | number }) => string
    }
    addAnother: {
      emails: string
      phones: string
      tags: string
      profiles: string
    }
    photo: string
    anotherPhoto: string
    savePhoto: string
    removePhoto: string
    wrongPhoto: string
    facts: string
    born: (values: { day: string | number; age: string | number }) => string
    change: {
      displayName: string
      title: string
      company: string
      emails: string
      phones: string
      location: string
      howMet: string
      metOn: string
      birthday: string
      tags: string
      profiles: string
    }
  }
  details: {
    heading: (values: { name: string | number }) => string
    more: string
    row: (values: { number: string | number }) => string
    labelsHint: string
    jobChange: string
    jobChangeHint: string
    groups: {
      labels: string
      addresses: string
      address: string
      work: string
      jobs: string
      job: string
      titles: string
      customFields: string
    }
    labels: {
      prefix: string
      suffix: string
      nicknames: string
      pronouns: string
      department: string
      role: string
      companySince: string
    }
    add: {
      addresses: string
      jobs: string
      customFields: string
    }
    parts: {
      label: string
      street: string
      extended: string
      postalCode: string
      city: string
      region: string
      country: string
      company: string
      title: string
      department: string
      from: string
      to: string
      value: string
    }
  }
  find: {
    title: string
    label: string
    placeholder: string
    submit: string
    shortcut: string
    people: string
    actions: string
    screens: string
    nothing: string
    count: (values: { results: number }) => string
    askThis: (values: { question: string | number }) => string
    writeNote: string
    record: string
    addPerson: string
    promises: string
    drafts: string
    tags: string
    removedThings: string
    keysTitle: string
    keysHint: string
    keysOff: string
    keysSettings: string
    close: string
    afterwards: string
    keys: {
      palette: string
      search: string
      today: string
      people: string
      capture: string
      ask: string
      note: string
      record: string
      next: string
      previous: string
      open: string
      edit: string
      done: string
      undo: string
      help: string
    }
  }
  followups: {
    listHeading: string
    none: string
    noneHint: string
    draft: string
    drafting: string
    to: (values: { name: string | number }) => string
    subject: string
    body: string
    copy: string
    copied: string
    notCopied: string
    tooLong: string
    send: string
    snooze: string
    about: (values: { name: string | number }) => string
    closed: {
      sent: (values: { name: string | number }) => string
      dismissed: (values: { name: string | number }) => string
      snoozed: (values: { name: string | number }) => string
    }
    openers: string
    undo: string
    tone: string
    tones: {
      short: string
      warm: string
      formal: string
    }
    isEdited: string
    again: string
    sendBy: string
    mail: string
    message: string
    keep: string
    kept: string
    discard: string
    discarded: string
    basedOn: string
    promise: string
    since: (values: { ago: string | number }) => string
  }
  mentions: {
    add: (values: { name: string | number }) => string
    who: (values: { name: string | number }) => string
    leave: string
    unclear: string
  }
  merge: {
    heading: (values: { name: string | number }) => string
    intro: string
    suggested: string
    search: string
    searchButton: string
    results: (values: { people: number }) => string
    nobody: string
    compare: string
    apart: string
    keptApart: (values: { name: string | number }) => string
    preview: (values: { other: string | number; name: string | number }) => string
    sure: string
    stays: string
    added: string
    setAside: string
    same: string
    unknown: string
    setAsideHint: string
    moves: (values: { name: string | number }) => string
    nothingMoves: string
    moved: {
      entries: (values: { count: number }) => string
      recordings: (values: { count: number }) => string
      promises: (values: { count: number }) => string
      findings: (values: { count: number }) => string
      followups: (values: { count: number }) => string
    }
    merge: string
    swap: (values: { name: string | number }) => string
    chooseAnother: string
    done: (values: { other: string | number; name: string | number }) => string
    undo: string
    undoAbout: (values: { other: string | number }) => string
    undone: string
    merged: string
    mergedLead: string
    noMerges: string
    earlier: string
    undoUntil: (values: { day: string | number }) => string
    noUndo: string
    wasUndone: string
    seeMerged: string
    rhythm: string
    days: (values: { days: number }) => string
  }
  reminders: {
    title: string
    lead: string
    saved: string
    save: string
    mailHeading: string
    digest: string
    digestHint: string
    morning: string
    morningHint: (values: { zone: string | number }) => string
    nextDigest: (values: { time: string | number }) => string
    leadMail: string
    leadMailHint: string
    noMail: string
    noMailHow: string
    noMailMore: string
    deviceHeading: string
    deviceLead: string
    pushPromises: string
    pushLeads: string
    pushNames: string
    pushNamesHint: string
    turnOn: string
    thisDevice: string
    unknownDevice: string
    since: (values: { date: string | number }) => string
    turnOff: string
    turnOffOf: (values: { device: string | number }) => string
    noDevices: string
    turnedOff: string
    turnedOn: string
    needsScript: string
    notSupported: string
    iosFirst: string
    blocked: string
    insecure: string
    noWorker: string
    dismissed: string
    noService: string
    failed: string
    calendarHeading: string
    calendar: string
  }
  rhythm: {
    heading: string
    from: {
      person: string
      tag: string
      learned: string
      usual: string
    }
    next: (values: { day: string | number }) => string
    overdue: (values: { day: string | number }) => string
    resting: (values: { day: string | number }) => string
    change: string
    every: string
    choices: {
      '7': string
      '30': string
      '60': string
      '90': string
      '180': string
      '365': string
      own: string
      learned: string
    }
    days: string
    save: string
    restUntil: string
    rest: string
    wake: string
    about: (values: { name: string | number }) => string
    daysNeeded: string
    often: (values: { unit: string; count: number }) => string
    late: string
    paused: string
    sentence: (values: { often: string | number }) => string
  }
  adding: {
    add: string
    title: string
    line: string
    lineHint: string
    save: string
    useForm: string
    orForm: string
    check: string
    notPlaced: (values: { pieces: string | number }) => string
    noName: string
    name: string
    company: string
    emails: string
    phones: string
    place: string
    howMet: string
    metOn: string
    tags: string
    profiles: string
    note: string
    noteHint: string
    savePerson: string
    sameName: (values: { name: string | number }) => string
    sameEmail: (values: { name: string | number; email: string | number }) => string
    open: (values: { name: string | number }) => string
    added: (values: { name: string | number }) => string
    addAnother: string
    fix: string
  }
  people: {
    title: string
    search: string
    searchHint: string
    count: (values: { number: number }) => string
    found: (values: { number: number }) => string
    foundMore: (values: { matches: number }) => string
    more: string
    nobody: (values: { query: string | number }) => string
    addFound: (values: { query: string | number }) => string
    sameName: (values: { namesakes: number; name: string | number }) => string
    alike: string
    foundBy: (values: { label: string | number }) => string
    matched: {
      tag: string
      company: string
      title: string
      email: string
      phone: string
      place: string
      met: string
      note: string
      transcript: string
      promise: string
    }
    theirWords: string
    assistantWords: string
    orders: {
      name: string
      recent: string
      due: string
      newest: string
    }
    allTags: string
    fromLetter: (values: { letter: string | number }) => string
    removeFilter: string
    letters: string
    letter: (values: { letter: string | number; number: number }) => string
    nobodyFiltered: string
    showEveryone: string
    showMore: string
    fromStart: string
    lastContact: string
    dueOn: (values: { day: string | number }) => string
    lateSince: (values: { day: string | number }) => string
    removed: (values: { name: string | number }) => string
    sort: string
    select: string
    filters: string
    selected: (values: { number: string | number }) => string
    addTag: string
    tag: string
    remove: string
    cancel: string
    tagged: (values: { number: number; tag: string | number }) => string
    removedSome: (values: { number: number }) => string
    chooseFirst: string
    tagFirst: string
    emptyText: string
    addFirst: string
    bringIn: string
    unmatched: (values: { words: string | number }) => string
    quoted: (values: { word: string | number }) => string
  }
  ask: {
    title: string
    hint: string
    label: string
    next: string
    placeholder: string
    submit: string
    sendHint: string
    earlier: string
    olderThreads: string
    newestThreads: string
    untitled: string
    you: string
    about: (values: { name: string | number }) => string
    anybody: string
    examples: string
    examplePortrait: (values: { name: string | number }) => string
    exampleContact: (values: { name: string | number }) => string
    examplePlace: (values: { place: string | number }) => string
    examplePromisesTo: (values: { name: string | number }) => string
    suggested: string
    searchFor: (values: { query: string | number }) => string
    moreSources: (values: { sources: number }) => string
    addPeople: string
    source: (values: { number: string | number; name: string | number }) => string
    removedSource: string
    theyWrote: (values: { name: string | number }) => string
    comesNear: string
    stillWriting: string
    retry: string
    earlierAnswers: (values: { answers: number }) => string
    earlierTurns: string
    latestTurns: string
    good: string
    bad: string
    whatWasWrong: string
    whatWasGood: string
    saveReason: string
    back: string
    missing: string
    more: string
    moreAbout: string
    name: string
    rename: string
    nameMissing: string
    remove: string
    removed: (values: { title: string | number }) => string
  }
  person: {
    facts: string
    call: string
    reach: string
    mail: string
    edit: string
    editPerson: (values: { name: string | number }) => string
    more: string
    merge: string
    remove: string
    removePerson: (values: { name: string | number }) => string
    lastContact: (values: { ago: string | number }) => string
    noContact: string
    extras: (values: { details: number }) => string
    earlierEntries: (values: { name: string | number }) => string
    latestEntries: string
    entryOf: (values: { name: string | number }) => string
    promises: string
    morePromises: string
    allPromises: string
    keptPromises: (values: { promises: number }) => string
    keptOn: (values: { day: string | number }) => string
    due: (values: { day: string | number }) => string
    wasDue: (values: { day: string | number }) => string
    noDay: string
    done: string
    changeDay: string
    seeNote: string
    addPromise: string
    promiseText: string
    promiseDay: string
    promiseTime: string
    savePromise: string
    saveChanges: string
    cancel: string
    promiseDone: (values: { text: string | number }) => string
    reopenKept: string
    foundPromise: (values: { text: string | number }) => string
    foundKept: (values: { text: string | number }) => string
    notAPromise: string
    suggestions: string
    suggested: (values: { text: string | number }) => string
    keepPromise: string
    dismiss: string
    composer: string
    writeAbout: (values: { name: string | number }) => string
    placeholder: {
      note: string
    }
    kind: string
    kinds: {
      note: string
      call: string
      meeting: string
      message: string
      voice_memo: string
      exchange: string
    }
    save: string
    saveHint: string
    saving: string
    notSaved: string
    when: (values: { day: string | number }) => string
    whenToday: string
    day: string
    time: string
    recordAbout: (values: { name: string | number }) => string
    recording: string
    recordingFile: string
    chooseRecording: string
    recordingHint: string
    recordingNote: string
    saveRecording: string
    timeline: string
    noEntries: (values: { name: string | number }) => string
    firstNote: string
    earlier: string
    showRest: string
    transcript: string
    transcriptWaiting: string
    transcriptFailed: string
    tryAgain: string
    theyWrote: (values: { name: string | number }) => string
    byAssistant: string
    imported: string
    fromCalendar: string
    editEntry: string
    removeEntry: string
    entryRemoved: (values: { kind: string | number }) => string
    otherPeople: string
    moreOthers: (values: { count: number }) => string
    withOthers: string
    entryText: string
    writeFirst: string
    birthdayIs: (values: { when: string | number }) => string
    birthdayTurns: (values: { when: string | number; age: string | number }) => string
    promiseRemoved: (values: { text: string | number }) => string
    aPromiseRemoved: string
    notAPromiseDone: (values: { text: string | number }) => string
    noLongerAPromise: string
    dismissed: (values: { text: string | number }) => string
    suggestionDismissed: string
    keptAsPromise: (values: { text: string | number }) => string
    nowAPromise: string
    listen: (values: { length: string | number }) => string
  }
  files: {
    add: string
    choose: string
    hint: string
    remove: (values: { name: string | number }) => string
    removed: string
    leaveOut: (values: { name: string | number }) => string
    sending: (values: { name: string | number }) => string
    notAdded: (values: { name: string | number }) => string
    tooLarge: string
    camera: string
    tooMany: (values: { maxFiles: string | number }) => string
    offline: string
    picture: string
  }
  occasions: {
    heading: string
    dates: string
    kinds: {
      anniversary: string
      name_day: string
      child_birthday: string
      died: string
      other: string
    }
    diedOn: (values: { day: string | number }) => string
    addDate: string
    changeDate: string
    kind: string
    day: string
    yearUnknown: string
    once: string
    label: string
    dateError: string
    add: string
    remove: string
    dateRemoved: string
    gifts: string
    status: {
      idea: string
      given: string
      received: string
    }
    what: string
    changeGift: string
    when: string
    occasion: string
    price: string
    link: string
    note: string
    details: string
    markGiven: string
    given: (values: { what: string | number }) => string
    giftRemoved: string
    givenBefore: (values: { what: string | number; when: string | number }) => string
    someTime: string
  }
  shell: {
    skip: string
    mainNavigation: string
    today: string
    people: string
    capture: string
    ask: string
    more: string
    cards: string
    leads: string
    imports: string
    team: string
    settings: string
    signOut: string
    menuOf: (values: { name: string | number }) => string
    waiting: (values: { things: number }) => string
    somethingNew: string
    offline: string
    failed: string
    stillSignedIn: string
    undo: string
    copy: string
    copied: string
    apiReference: string
    assistants: string
    status: string
  }
  start: {
    title: string
    question: string
    example: string
    who: string
    unsure: string
    save: string
    bringIn: string
    bringInHint: string
    card: string
    cardHint: string
    assistant: string
    assistantHint: string
    done: string
  }
  tags: {
    title: string
    count: (values: { people: number }) => string
    renameTag: (values: { tag: string | number }) => string
    newName: string
    mergeHint: string
    save: string
    renamed: (values: { from: string | number; to: string | number }) => string
    merged: (values: { from: string | number; to: string | number }) => string
    pending: string
    askMerge: (values: { to: string | number; from: string | number }) => string
    noUndo: string
    merge: string
    mergeOf: (values: { from: string | number; to: string | number }) => string
    keepApart: string
    empty: string
  }
  companies: {
    title: string
    search: string
    orders: {
      name: string
      people: string
    }
    people: (values: { number: number }) => string
    empty: string
    none: (values: { query: string | number }) => string
    noContact: string
    lastContact: (values: { ago: string | number }) => string
    ask: string
    question: (values: { name: string | number }) => string
    members: string
    former: string
    since: (values: { year: string | number }) => string
    until: (values: { year: string | number }) => string
    morePromises: string
    names: string
    name: string
    nameHint: string
    save: string
    otherNames: string
    separate: string
    other: string
    otherHint: string
    noOther: string
    merge: string
    merged: (values: { from: string | number; to: string | number }) => string
  }
  households: {
    title: string
    intro: string
    empty: string
    envelope: string
    dates: string
    names: (values: { names: string | number }) => string
    livesWith: (values: { names: string | number }) => string
  }
  network: {
    title: string
    intro: string
    hidden: (values: { drawn: string | number; hidden: string | number }) => string
    empty: string
    everyTag: string
    everyCompany: string
    howMany: string
    show: string
    zoomIn: string
    zoomOut: string
    showAll: string
    asList: string
    andMore: (values: { number: number }) => string
  }
  years: {
    link: string
    title: (values: { year: string | number }) => string
    others: string
    empty: (values: { year: string | number }) => string
    summary: (values: { people: number; entries: number; newPeople: number }) => string
    promises: (values: { made: string | number; kept: string | number; inTime: string | number }) => string
    charts: {
      people: string
      entries: string
      newPeople: string
    }
    most: string
    times: (values: { times: number }) => string
    least: string
    places: string
    silence: (values: { days: number; name: string | number }) => string
    first: (values: { day: string | number; name: string | number }) => string
    last: (values: { day: string | number; name: string | number }) => string
    lookBack: (values: { year: string | number }) => string
  }
  today: {
    title: string
    allDone: string
    allDoneHint: string
    yearAgo: string
    halfYearAgo: string
    verifyEmail: (values: { email: string | number }) => string
    verifyEmailLink: string
    promises: string
    allPromises: string
    reachOut: string
    suggestions: string
    leads: string
    allLeads: string
    noDay: string
    due: (values: { day: string | number }) => string
    overdue: (values: { day: string | number }) => string
    fromNote: string
    markDone: string
    done: (values: { text: string | number }) => string
    otherDay: string
    more: string
    tomorrow: string
    nextWeek: string
    dayLabel: string
    saveDay: string
    moved: (values: { text: string | number; day: string | number }) => string
    openPerson: (values: { name: string | number }) => string
    allDrafts: string
    markSent: string
    sent: (values: { name: string | number }) => string
    dismiss: string
    draftDismissed: (values: { name: string | number }) => string
    rest: string
    rested: (values: { name: string | number }) => string
    keepPromise: string
    kept: (values: { text: string | number }) => string
    notPromise: string
    dismissed: (values: { text: string | number }) => string
    addLead: string
    addLeadTo: (values: { name: string | number }) => string
    added: (values: { name: string | number }) => string
    discard: string
    discarded: (values: { name: string | number }) => string
    undo: string
    to: (values: { name: string | number }) => string
    kinds: {
      promise: string
      draft: string
      reconnect: string
      follow_up: string
      birthday: string
    }
    offer: string
    did: {
      completed: string
      moved: string
      accepted: string
      dismissed: string
      rested: string
      sent: string
      draftDismissed: string
      added: string
      discarded: string
    }
    noPromises: string
    noPromisesHint: string
    promisesTitle: string
    promisesTo: (values: { name: string | number }) => string
    laterPromises: string
  }
  unsubscribe: {
    description: string
    askDigest: string
    askLeads: string
    stop: string
    digestStopped: string
    leadsStopped: string
    stopped: string
    broken: string
    brokenHint: string
    settings: string
  }
  shared: {
    title: string
    question: string
    look: string
    discard: string
    sending: string
    nothing: string
    waits: string
    refused: string
    notTaken: string
    toImports: string
  }
  mails: {
    lang: string
    hello: string
    noButton: string
    signUp: {
      subject: string
      about: string
      button: string
      after: string[]
    }
    accountExists: {
      subject: string
      about: string
      button: string
      after: string[]
    }
    reset: {
      subject: string
      about: string
      button: string
      after: string[]
    }
    verification: {
      subject: string
      about: string
      button: string
      after: string[]
    }
    addressTaken: {
      subject: string
      about: string
      button: string
      after: string[]
    }
    emailChanged: {
      subject: string
      about: string
      button: string
      after: string[]
    }
    removal: {
      subject: string
      about: string
      button: string
      after: string[]
    }
    peopleRemoved: {
      subject: (values: { people: number }) => string
      about: (values: { people: number }) => string
      button: string
      after: string[]
    }
    security: {
      ifYou: string
      name: (values: { name: string | number }) => string
      when: (values: { at: string | number }) => string
      device: (values: { device: string | number }) => string
      network: (values: { network: string | number }) => string
      deviceOn: (values: { program: string | number; system: string | number }) => string
      kinds: {
        code_wrong: {
          subject: string
          about: string
          advice: string
        }
        session_started: {
          subject: string
          about: string
          advice: string
        }
        passkey_added: {
          subject: string
          about: string
          advice: string
        }
        authenticator_removed: {
          subject: string
          about: string
          advice: string
        }
        token_created: {
          subject: string
          about: string
          advice: string
        }
        device_created: {
          subject: string
          about: string
          advice: string
        }
        app_connected: {
          subject: string
          about: string
          advice: string
        }
      }
    }
    invite: {
      toAccept: string
      button: string
      what: string
      ends: (values: { day: string | number }) => string
      asks: (values: { inviter: string | number; workspace: string | number }) => string
      asksToTheirs: (values: { inviter: string | number }) => string
      youAreInvited: (values: { workspace: string | number }) => string
      youAreInvitedToOne: string
      about: (values: { asks: string | number; role: string }) => string
      from: (values: { email: string | number }) => string
      fromMember: string
    }
    card: {
      subject: (values: { name: string | number }) => string
      here: (values: { who: string | number }) => string
      toSave: (values: { url: string | number }) => string
      why: string
    }
  }
  cardPage: {
    lang: string
    locale: string
    skip: string
    contact: string
    links: string
    save: string
    share: string
    copied: string
    pause: string
    play: string
    code: string
    ownCode: string
    ownCodeHint: string
    codeHint: string
    codeAlt: (values: { name: string | number }) => string
    photoAlt: (values: { name: string | number }) => string
    logoAlt: (values: { name: string | number }) => string
    exchange: string
    exchangeHint: (values: { name: string | number }) => string
    required: string
    more: string
    field: {
      displayName: string
      email: string
      phone: string
      company: string
      title: string
      note: string
      sendCopy: string
    }
    noteHint: string
    trap: string
    send: string
    sending: string
    wrong: string
    fix: (values: { label: string | number }) => string
    unsent: string
    thanks: string
    thanksFor: (values: { name: string | number }) => string
    back: string
    email: {
      work: string
      home: string
      other: string
    }
    phone: {
      mobile: string
      work: string
      home: string
      fax: string
      other: string
    }
    address: {
      work: string
      home: string
      other: string
    }
    website: string
    link: {
      message: (values: { service: string | number }) => string
      connect: (values: { service: string | number }) => string
      follow: (values: { service: string | number }) => string
      watch: (values: { service: string | number }) => string
      listen: (values: { service: string | number }) => string
      read: (values: { service: string | number }) => string
      book: (values: { service: string | number }) => string
      find: (values: { service: string | number }) => string
    }
    by: string
    at: (values: { title: string | number; company: string | number }) => string
    noCard: string
    noCardHint: string
    failed: string
    workspace: (values: { name: string | number }) => string
    describe: (values: { name: string | number }) => string
    describeWithRole: (values: { name: string | number; role: string | number }) => string
    titleWith: (values: { name: string | number; role: string | number }) => string
  }
  digest: {
    goodMorning: (values: { name: string | number }) => string
    dueSubject: (values: { count: number }) => string
    datesSubject: (values: { count: number }) => string
    quietSubject: string
    dueHeading: string
    datesHeading: string
    quietHeading: string
    leadsHeading: string
    promisedTo: (values: { text: string | number; name: string | number }) => string
    dueToday: string
    dueTodayAt: (values: { time: string | number }) => string
    overdueSince: (values: { day: string | number }) => string
    lastInTouch: (values: { day: string | number }) => string
    more: (values: { count: string | number }) => string
    openToday: string
    whyDigest: string
    leadSubject: (values: { count: number }) => string
    leadIntro: (values: { count: number }) => string
    openLeads: string
    whyLeads: string
    stop: string
    settings: string
    pushDue: (values: { count: number }) => string
    pushLeads: (values: { count: number }) => string
  }
  calendarFeed: {
    promiseDue: string
    promiseOverdue: string
    promise: (values: { text: string | number; name: string | number }) => string
    overdue: (values: { text: string | number; name: string | number }) => string
    promisedTo: (values: { name: string | number }) => string
    wasDue: (values: { name: string | number; day: string | number }) => string
    birthday: string
    birthdayOf: (values: { name: string | number }) => string
    bornOn: (values: { day: string | number }) => string
    dateOf: (values: { what: string | number; name: string | number }) => string
  }
  views: {
    person: string
    nextMoves: string
    waiting: string
    failed: string
    cancelled: string
    lastContact: (values: { day: string | number }) => string
    contactDue: (values: { day: string | number }) => string
    birthday: (values: { day: string | number }) => string
    met: (values: { day: string | number }) => string
    promises: string
    theirPromises: string
    facts: string
    latest: string
    theyWrote: (values: { name: string | number }) => string
    due: (values: { day: string | number }) => string
    overdue: (values: { day: string | number }) => string
    nothing: (values: { name: string | number }) => string
  }
  answers: {
    and: string
    numbers: string
    noted: (values: { day: string | number; name: string | number; quote: string | number }) => string
    assistantNoted: (values: { day: string | number; name: string | number; quote: string | number }) => string
    visitorWrote: (values: { day: string | number; name: string | number; quote: string | number }) => string
    onFile: (values: { name: string | number; quote: string | number }) => string
    drafted: (values: { name: string | number; quote: string | number }) => string
    importSays: (values: { name: string | number; quote: string | number }) => string
    calendarSays: (values: { day: string | number; name: string | number; quote: string | number }) => string
    lastContact: (values: { name: string | number; day: string | number }) => string
    noContact: (values: { name: string | number }) => string
    met: (values: { name: string | number; day: string | number }) => string
    metHow: (values: { name: string | number; text: string | number }) => string
    metOnHow: (values: { name: string | number; day: string | number; text: string | number }) => string
    birthday: (values: { name: string | number; day: string | number }) => string
    bornOn: (values: { name: string | number; day: string | number; age: string | number }) => string
    age: (values: { name: string | number; day: string | number; age: string | number }) => string
    noBirthdays: string
    diedOn: (values: { name: string | number; day: string | number }) => string
    dateOn: (values: { name: string | number; what: string | number; day: string | number }) => string
    noAnniversaries: string
    related: (values: { name: string | number; relation: string | number }) => string
    giftIdea: (values: { name: string | number; thing: string | number }) => string
    giftGiven: (values: { name: string | number; thing: string | number }) => string
    giftReceived: (values: { name: string | number; thing: string | number }) => string
    promise: (values: { name: string | number; quote: string | number }) => string
    promiseDue: (values: { name: string | number; quote: string | number; day: string | number }) => string
    promiseOverdue: (values: { name: string | number; quote: string | number; day: string | number }) => string
    promiseKept: (values: { name: string | number; quote: string | number; day: string | number }) => string
    noPromises: string
    noPromisesTo: (values: { name: string | number }) => string
    noPromisesThen: string
    noneOverdue: string
    noneKept: string
    onePromise: string
    promiseCount: (values: { count: string | number }) => string
    worksAs: (values: { name: string | number; title: string | number }) => string
    worksAt: (values: { name: string | number; company: string | number }) => string
    worksAsAt: (values: { name: string | number; title: string | number; company: string | number }) => string
    lives: (values: { name: string | number; place: string | number }) => string
    phone: (values: { name: string | number; text: string | number }) => string
    email: (values: { name: string | number; text: string | number }) => string
    more: (values: { count: string | number }) => string
    atLeast: (values: { count: string | number }) => string
    several: (values: { names: string | number }) => string
    nothing: string
    nothingAbout: (values: { words: string | number }) => string
    nothingOn: (values: { names: string | number }) => string
    unread: string
    promiseQuoted: (values: { name: string | number; quote: string | number }) => string
  }
  refusals: {
    wrongField: (values: { field: string | number; message: string | number }) => string
    internal: (values: { requestId: string | number }) => string
    ask: {
      noMessage: string
      noThread: string
      threadExists: string
      stillAnswering: string
      tooManyAnswers: (values: { maxAttempts: string | number }) => string
      rateAnAnswer: string
      answerFailed: string
      answerNotFinished: string
    }
    commands: {
      fileExists: (values: { file: string | number }) => string
      usage: (values: { usage: string | number }) => string
      passphraseEmpty: string
      noTerminal: string
      noMember: (values: { email: string | number }) => string
      stillRunning: string
      noMemberAt: (values: { data: string | number; place: string | number }) => string
    }
    boot: {
      portInUse: (values: { port: string | number; another: string | number }) => string
      portNotAllowed: (values: { port: string | number; another: string | number }) => string
      notOurAddress: (values: { host: string | number; code: string | number }) => string
      metricsToken: string
      busy: string
      stopping: string
    }
    cards: {
      cardImportedElsewhere: string
      slugTaken: (values: { slug: string | number; free: string | number }) => string
      tooManyCards: (values: { maxCards: string | number }) => string
      noCardAtAddress: string
      leftWorkspace: string
      noCard: string
      accountGone: string
    }
    exchange: {
      cardGone: string
    }
    leads: {
      connectedToAnother: string
      sameEmail: (values: { connectionId: string | number }) => string
      tooManyProfiles: (values: { maxProfiles: string | number }) => string
      noProfile: string
      noLead: string
      alreadyConnected: string
      discarded: string
    }
    pictures: {
      notInTime: string
    }
    door: {
      keyExpired: string
      sessionNeeded: string
      notForApps: string
      readOnly: string
      wrongFields: (values: { errors: string | number; hint: string | number }) => string
      keyLength: string
      keyInProgress: string
      keyUsed: string
      archiveFileRemoved: string
      contactsFileRemoved: string
      requestIncomplete: string
      bodyTooLarge: (values: { number: string | number }) => string
      requestMalformed: string
      noOperation: string
      wrongMethod: (values: { methods: string | number; method: string | number }) => string
    }
    dav: {
      queryTooLarge: (values: { number: string | number }) => string
      tooManyProperties: string
      readOnly: string
    }
    http: {
      wrongLocation: (values: { names: string | number; message: string | number }) => string
      givenTwice: (values: { name: string | number }) => string
      notJsonObject: string
      rangeOutsideFile: (values: { size: string | number }) => string
      formHeadersTooLong: string
      sendFile: (values: { exampleMediaType: string | number }) => string
      fieldNameTooLong: string
      fieldTooLong: (values: { fieldname: string | number }) => string
      tooManyParts: string
      brokenForm: string
      noRecord: string
      tookTooLong: string
      severalHosts: string
      sendJson: string
      notJson: string
    }
    mcp: {
      wrongHost: string
      wrongOrigin: string
      batchTooLarge: (values: { maxBatchSize: string | number }) => string
    }
    toolChanges: {
      tooLateForLead: string
      personChanged: string
      nothingToUndo: string
      changedSince: (values: { tool: string | number }) => string
    }
    access: {
      wrongHeader: string
      tokenMissing: string
      tokenInvalid: string
      otherResource: (values: { audience: string | number; orAllow: string | number }) => string
      resetLinkInvalid: string
      resetLinkUsed: string
      wrongEmailOrPassword: string
      tooManyTokens: (values: { maxTokens: string | number }) => string
      noToken: string
      wrongCurrentPassword: string
    }
    apps: {
      noApp: string
      hasWholeApi: string
      requestExpired: string
    }
    confirmation: {
      confirmFirst: string
      sessionEnded: string
    }
    devices: {
      signIn: string
      passwordInvalid: string
      httpsNeeded: string
      noDevice: string
      tooManyDevices: (values: { maxDevices: string | number }) => string
    }
    emailAddresses: {
      linkInvalid: string
      linkUsed: string
      verifyFirst: string
      alreadyVerified: string
      yourOtherAccount: string
      noMail: string
      wrongPassword: string
    }
    invites: {
      justRevoked: string
      accountExists: string
      signInOrUseMail: string
      noInvite: string
      alreadyAccepted: string
      onlyOwnersInviteOwners: string
      alreadyMember: string
      tooManyInvites: (values: { maxPending: string | number }) => string
      linkInvalid: string
      alreadyUsed: string
      revoked: string
      expired: string
      sendMissing: (values: { list: string | number }) => string
    }
    passkeys: {
      unknownPasskey: string
      tookTooLong: string
      otherAccount: string
      noPasskey: string
      alreadyAdded: string
      notVerified: string
      tooManyPasskeys: (values: { maxPasskeys: string | number }) => string
      httpsNeeded: string
      wrongPassword: string
    }
    sessions: {
      noSession: string
    }
    signUp: {
      inviteOnly: string
      noMail: string
      linkNeeded: string
      accountExists: string
      unknownHost: (values: { host: string | number }) => string
    }
    twoStep: {
      wrongCode: string
      signInExpired: string
      notSetUp: string
      isOff: string
      alreadyOn: string
      enterCode: string
    }
    workspaces: {
      memberJustDeleted: string
      noMember: string
      onlyOwnersChangeOwners: string
      noWorkspaceAtAddress: string
      onlyOwnersDelete: string
      othersBelong: string
      onlyWorkspace: string
      notYours: string
      tooManyWorkspaces: (values: { maxOwned: string | number }) => string
      slugTaken: (values: { slug: string | number; free: string | number }) => string
      lastOwner: {
        stepDown: string
        leave: string
      }
      onlyAdmins: {
        rename: string
        changeRoles: string
        removePeople: string
        seeInvites: string
        invite: string
      }
    }
    captures: {
      assignedToAnother: string
      removed: string
      noCapture: string
    }
    connections: {
      noConnection: string
      tooManyTogether: (values: { count: string | number; field: string; max: string | number }) => string
    }
    duplicates: {
      alreadyUndone: string
      tooLate: string
      noMerge: string
      personGone: string
    }
    relations: {
      noRelation: string
      alreadyThere: string
      circle: string
      tooMany: (values: { max: string | number }) => string
      personMissing: string
    }
    followups: {
      nothingToWriteAbout: string
      noFollowup: string
      alreadyDraft: (values: { action: string }) => string
      isSnoozed: (values: { action: string }) => string
      alreadySent: (values: { action: string }) => string
      isDismissed: (values: { action: string }) => string
    }
    interactions: {
      noRecording: string
      removed: string
      ofAnotherPerson: string
      isCapture: string
      noEntry: string
    }
    photos: {
      noPhoto: string
    }
    files: {
      noFile: string
      noPreview: string
      removed: string
      tooMany: (values: { maxFiles: string | number }) => string
      entryRemoved: string
    }
    promises: {
      noPromise: string
      noSuggestion: string
      noOpenSuggestion: string
    }
    dates: {
      noDate: string
      tooMany: (values: { maxDates: string | number }) => string
      diedAlready: string
    }
    gifts: {
      noGift: string
      tooMany: (values: { maxGifts: string | number }) => string
    }
    removals: {
      personRemoved: string
      personDeleted: string
      noRemoval: string
      tooLate: string
    }
    rhythms: {
      noRhythm: string
      tooManyRhythms: (values: { maxTagRhythms: string | number }) => string
    }
    organizations: {
      noOrganization: string
      notMerged: string
      tooManyNames: (values: { maxAliases: string | number }) => string
    }
    households: {
      noHousehold: string
    }
    tags: {
      nobodyTag: string
    }
    blobs: {
      unreachable: string
      fileGone: string
      unwritable: string
    }
    config: {
      unknownSetting: (values: { unknown: string | number; hint: string | number }) => string
      noDatabase: (values: { data: string | number }) => string
      wrongSetting: (values: { name: string | number; sentence: string | number }) => string
    }
    db: {
      folderInUse: (values: { file: string | number; folder: string | number }) => string
      wrongDatabaseUrl: (values: { reason: string | number }) => string
      emptyFile: (values: { file: string | number }) => string
      unwritableFolder: (values: { folder: string | number; reason: string | number }) => string
      diskFull: string
      damaged: string
      diskFailing: string
      locked: string
      unreachable: string
      readOnly: string
      parentGone: string
      moveInterrupted: string
      newerVersion: string
    }
    events: {
      tooManyStreams: (values: { maxStreamsPerMember: string | number }) => string
      accessEnded: string
    }
    images: {
      sideTooLong: string
      tooNarrow: string
      tooManyPixels: string
      busy: string
      unsupportedFormat: string
    }
    jobs: {
      noJob: string
      notFailed: string
    }
    llm: {
      modelMissing: string
    }
    storage: {
      full: (values: { bytes: string | number; usedBytes: string | number; limitBytes: string | number }) => string
    }
    xml: {
      unreadable: (values: { why: string | number }) => string
    }
    stdio: {
      tokenMissing: string
      tokenInvalid: (values: { place: string | number }) => string
    }
    archive: {
      stillImporting: string
      noImport: string
      newerFormat: (values: { version: string | number; formatVersion: string | number }) => string
      invalid: (values: { what: string | number }) => string
    }
    backups: {
      wrongPassphrase: string
      targetNotEmpty: string
      unreadable: (values: { file: string | number }) => string
      newerVersion: string
      damaged: (values: { what: string | number }) => string
      databaseExists: string
    }
    imports: {
      failed: (values: { failure: string | number }) => string
      stillReading: string
      undone: string
      tooManyImports: (values: { maxImports: string | number }) => string
      unreadableRow: string
      rowApplied: string
      noRow: string
      noImport: string
      tooLate: string
      notApplied: string
    }
    meetings: {
      tooManyDismissed: (values: { maxDismissed: string | number }) => string
      tooManyCalendars: (values: { maxCalendars: string | number }) => string
      noCalendar: string
      unreachable: string
      refused: string
      sign_in: string
      not_found: string
      not_a_calendar: string
      too_large: string
      server_error: string
      key_lost: string
    }
    reminders: {
      noSubscription: string
      brokenLink: string
    }
    tasks: {
      noText: string
      noTask: string
    }
    webhooks: {
      noDelivery: string
      turnedOff: string
      noWebhook: string
      tooManyWebhooks: (values: { maxWebhooks: string | number }) => string
    }
    app: {
      chooseConflicts: string
      otherPhoto: string
      chooseDay: string
      notInWorkspace: string
      noInvite: string
    }
    web: {
      noCalendar: string
    }
    card: {
      noStyleSheet: string
      noPhoto: string
      noVideoFile: string
    }
    settings: {
      noPage: string
      notDevicePassword: string
    }
    site: {
      notThere: string
      otherWebsite: string
      noPage: string
      invalidPath: string
      plainHttp: (values: { baseUrl: string | number }) => string
    }
    limits: {
      member: (values: { wait: string | number }) => string
      address: (values: { wait: string | number }) => string
      signInAccount: (values: { wait: string | number }) => string
      signInNewPlaces: (values: { wait: string | number }) => string
      signInAddress: (values: { wait: string | number }) => string
      signInCode: (values: { wait: string | number }) => string
      signInCodeDay: (values: { wait: string | number }) => string
      deviceRequests: (values: { wait: string | number }) => string
      deviceAddress: (values: { wait: string | number }) => string
      passkeyAddress: (values: { wait: string | number }) => string
      passwordChange: (values: { wait: string | number }) => string
      signUpAddress: (values: { wait: string | number }) => string
      signUpLinkAddress: (values: { wait: string | number }) => string
      signUpLinkAccount: (values: { wait: string | number }) => string
      emailLinkAddress: (values: { wait: string | number }) => string
      verificationMember: (values: { wait: string | number }) => string
      forgottenAddress: (values: { wait: string | number }) => string
      forgottenAccount: (values: { wait: string | number }) => string
      resetAddress: (values: { wait: string | number }) => string
      inviteAddress: (values: { wait: string | number }) => string
      inviteWorkspace: (values: { wait: string | number }) => string
      inviteToAddress: (values: { wait: string | number }) => string
      exchangeAddress: (values: { wait: string | number }) => string
      exchangeAddressHour: (values: { wait: string | number }) => string
      exchangeAddressCard: (values: { wait: string | number }) => string
      exchangeAddressCrowd: (values: { wait: string | number }) => string
      exchangeCardCrowd: (values: { wait: string | number }) => string
      exchangeCard: (values: { wait: string | number }) => string
      exchangeText: (values: { wait: string | number }) => string
      copyOfCard: (values: { wait: string | number }) => string
      copyToAddress: (values: { wait: string | number }) => string
      securityMail: (values: { wait: string | number }) => string
      wrongCodeMail: (values: { wait: string | number }) => string
      mailFromMember: (values: { wait: string | number }) => string
      mailFromNewMember: (values: { wait: string | number }) => string
      copyFromMember: (values: { wait: string | number }) => string
      webhookTest: (values: { wait: string | number }) => string
      calendarRead: (values: { wait: string | number }) => string
      ask: (values: { wait: string | number }) => string
      registerAddress: (values: { wait: string | number }) => string
      authorizeAddress: (values: { wait: string | number }) => string
      refreshApp: (values: { wait: string | number }) => string
      clientDocument: (values: { wait: string | number }) => string
      archive: (values: { wait: string | number }) => string
      calendarFeed: (values: { wait: string | number }) => string
      inSeconds: (values: { count: number }) => string
      inMinutes: (values: { count: number }) => string
      inHours: (values: { count: number }) => string
    }
    print: {
      notInTime: string
    }
    removal: {
      wrongPassword: string
    }
    uploads: {
      recordingTooLarge: string
      recordingType: string
      attachmentTooLarge: string
      attachmentType: string
      photoTooLarge: string
      fileTooLarge: string
      contactsType: string
      archiveType: string
      archiveTooLarge: (values: { archiveLimitMb: string | number }) => string
    }
    asIs: (values: { sentence: string | number }) => string
  }
  fields: {
    notBefore: string
    slugTaken: (values: { free: string | number }) => string
    notEmpty: string
    notYourCard: string
    colour: string
    colourOfTemplate: (values: { list: string | number; name: string | number }) => string
    notTemplate: string
    notWithConnectionId: string
    crop: string
    partPhoto: string
    notVideoBackground: (values: { known: string | number }) => string
    years: string
    dateTime: string
    calendarDate: string
    singleLine: string
    cursor: string
    validText: string
    uploadedFile: string
    givenTwice: string
    otherFileField: (values: { field: string | number }) => string
    plainText: string
    needsReadWriteAccess: string
    timeZone: string
    languageTag: string
    base64url: string
    onlyProof: string
    addressOfLink: string
    wrongCode: string
    wrongNewCode: string
    passwordTooCommon: string
    passwordFromDetails: string
    slug: string
    clearedAndGiven: (values: { both: string | number }) => string
    cursorOrPerson: string
    cursorOfSameOrder: string
    onlyWithNameOrder: string
    handle: string
    webAddress: string
    birthday: string
    partialDate: string
    emptyJob: string
    jobEndsFirst: string
    needsJob: string
    strayLabel: string
    tooManyAfterwards: (values: { max: string | number; field: string }) => string
    otherPerson: string
    otherCompany: string
    personOrName: string
    nameOrOtherId: string
    dateOfDetail: string
    relatedToOneself: string
    untilBeforeSince: string
    future: string
    bodyOrSubject: string
    notOfAction: (values: { action: string | number }) => string
    dateOrInstant: string
    instantOrCursor: string
    fixedForVoiceMemo: string
    onlyVoiceMemoTranscript: string
    notFuture: string
    voiceMemoWithRecording: string
    recordingRequired: string
    onlyWithRecording: string
    required: string
    notValid: string
    notCalendarDate: string
    afterToday: string
    timeOfDay: string
    timeNeedsDay: string
    dateLabel: string
    diedOnce: string
    notInFuture: string
    onceNeedsYear: string
    yearOrDate: string
    removedAlone: string
    statusOfSuggestion: string
    eventId: string
    takesTooLong: string
    damaged: string
    requiredWithTagged: string
    audioType: string
    tagOnlyWithTagged: string
    sinceWhenOut: string
    recordingOfCapture: string
    tooLong: string
    twoPeople: string
    recordingOfEntry: string
    filesOfEntry: string
    mergedPerson: string
    calendarTask: string
    onlyWithMerge: string
    requiredWithoutMatch: string
    pushKey: string
    pushSecret: string
    p256Key: string
    instantOrNext: string
    unreadable: string
    vcardVersion: string
    pixels: string
    requiredForAccount: string
    beginHttps: string
    noUserName: string
    onInternet: string
    fullHostName: string
    known: string
    type: (values: { type: string }) => string
    atLeastItems: (values: { min: string | number }) => string
    atMostItems: (values: { max: string | number }) => string
    atLeast: (values: { min: string | number }) => string
    atMost: (values: { max: string | number }) => string
    oneOf: (values: { values: string | number }) => string
    atMostCharacters: (values: { max: string | number }) => string
    atLeastCharacters: (values: { min: string | number }) => string
    uuid: string
    uuidFrom: (values: { source: string | number }) => string
    justUuid: string
    email: string
    missing: string
    asIs: (values: { sentence: string | number }) => string
    port: string
  }
}
