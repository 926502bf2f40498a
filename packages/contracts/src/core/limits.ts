/** Every limit of the product, its unit last. Each has a test at it and past it. */
export const limits = {
  bodyBytesMax: 1_048_576,
  strangerBodyBytesMax: 16_384,
  jsonDepthMax: 32,
  jsonNumberCharactersMax: 64,
  urlCharactersMax: 8_192,
  rpcCallsPerRequestMax: 10,
  requestsPerMinutePerAddressMax: 1_200,
  requestTimeoutMs: 30_000,
  callsInHandMax: 64,
  streamsPerSessionMax: 20,
  streamLooksAgainSeconds: 60,
  tellingsAtOnce: 4,
  pageRowsMax: 500,
  pageRowsDefault: 50,
  rowsOffsetMax: 10_000_000,
  /** Days between a period's end and its pay date, or between the pay date and the close that the clock makes; a year's periods at once. */
  payOffsetDaysMax: 366,
  autoCloseDaysMax: 366,
  generatedPeriodsMax: 400,
  remarksCharactersMax: 1_000,
  nameCharactersMax: 100,
  /** Of a role: its grants, what is said about it; of a user: roles; users deleted at once. */
  roleGrantsMax: 500,
  roleDescriptionCharactersMax: 300,
  userRolesMax: 50,
  usersDeletedMax: 100,
  /** Of a key for programs: how many one has, how long it lasts, what it may call from where and how often. */
  apiKeysMax: 20,
  apiKeyDaysMax: 366,
  apiKeyAddressesMax: 20,
  apiKeyCallsPerMinuteMax: 1_200,
  /** Entries of the audit that one call reads, or holds against their chain. */
  auditRowsMax: 200,
  auditCheckedAtOnce: 50_000,
  testNameCharactersMax: 300,
  searchCharactersMax: 100,
  filterConditionsMax: 20,
  /** Values of one condition, and of a column that are offered to choose from. */
  filterValuesMax: 100,
  /** Saved views of one table that a person keeps; the columns that one speaks of; its state as JSON. */
  tableViewsMax: 50,
  tableViewColumnsMax: 500,
  tableViewCharactersMax: 40_000,
  /** System parameters, and visitors who are users of the demo company. */
  systemParametersMax: 1_000,
  demoMappingsMax: 1_000,
  /** Rows of an export that are read at once; how long one waits for a caller who takes nothing. */
  exportWindowRows: 1_000,
  exportIdleSecondsMax: 60,
  /** Uploads under way at once: of a process, and of one person. What a form says before its file, and how long it may send nothing. */
  uploadsAtOnce: 8,
  uploadsPerUserAtOnce: 3,
  uploadFormBytesMax: 16_384,
  uploadFieldsMax: 20,
  uploadIdleSecondsMax: 10,
  /** Of a file’s name in UTF-8, its ending aside; files of a person that belong to nothing yet; files of one thing, and of one action. */
  fileNameBytesMax: 200,
  looseFilesMax: 50,
  filesPerOwnerMax: 100,
  filesPerActionMax: 10,
  /** Office documents looked into at once, and how many wait for that. */
  inspectionsAtOnce: 1,
  inspectionsWaitingMax: 8,
  inspectedPartsMax: 2_000,
  idempotencyKeyCharactersMax: 128,
  idempotencyHoursKept: 24,
  sessionIdleMinutes: 60,
  sessionHoursMax: 12,
  captchaMinutes: 5,
  captchaAttemptsMax: 3,
  captchaAnswerCharactersMax: 20,
  captchaPicturesPerAddressMax: 300,
  captchaPicturesBeforeWork: 20,
  proofOfWorkBitsMax: 18,
  passwordCharactersMin: 8,
  /** A strategy may ask for so many at most. */
  passwordCharactersAskedMax: 64,
  passwordCharactersMax: 200,
  passwordHistoryMax: 24,
  passwordExpiryDaysMax: 3_650,
  /** A password that an administrator has set for somebody opens nothing after that, unless its owner has replaced it. */
  givenPasswordHours: 24,
  /** How long one has, after a right password, for what else is asked; wrong codes of one sign-in. */
  signInStepMinutes: 5,
  signInCodesMax: 5,
  /** Links and codes for setting a password: how long they are good for; of one look-up, of an account and of an address within an hour. */
  resetMinutes: 10,
  resetSendsMax: 3,
  resetsPerAccountMax: 6,
  lookupsPerAddressMax: 60,
  /** How long a changed e-mail address or phone number on file waits before it can set a password that there is. */
  contactSettlesHours: 72,
  /** An address as it stands on letters. */
  addressCharactersMax: 400,
  resetCodesMax: 5,
  lockAfterFailuresMax: 100,
  lockMinutesMax: 1_440,
  /** Of sign-ins through a provider: how long one may take there; begun from an address within that time; providers; their addresses and answers. */
  providerMinutes: 10,
  providerAttemptsPerAddressMax: 60,
  providersMax: 20,
  visitorCharactersMax: 760,
  providerAddressCharactersMax: 500,
  providerCodeCharactersMax: 4_000,
  providerCallsAtOnce: 8,
  providerCallsWaitingMax: 100,
  strategiesMax: 50,
  strategyRolesMax: 100,
  accountCharactersMax: 200,
  signInFailuresBeforeDelay: 3,
  signInDelaySecondsMax: 900,
  signInsAtOnce: 2,
  signInsWaitingMax: 300,
  chunkEmployees: 6_000,
  /** Runs of so many people have chunks of so many. */
  largeRunEmployees: 300_000,
  largeRunChunkEmployees: 14_000,
  namedPayeesMax: 5_000,
  recalculatedPayeesMax: 1_000,
  /** People who are added to a batch, or removed, at once. */
  chosenPayeesMax: 200,
  /** People who are held, or taken in again, at once: named one by one, or as all whom a cause concerns. */
  heldPayeesMax: 1_000,
  heldByCauseMax: 25_000,
  retroPeriodsMax: 12,
  openingPayeesMax: 2_000,
  typedPayeesMax: 2_000,
  testedPayeesMax: 20,
  /** People whom a test of a whole batch takes; of a larger batch so many from the lowest net pay to the highest. */
  wholeBatchPayeesMax: 100,
  /** Batches with findings, and approvals with a deadline, that the overview names. */
  overviewRowsMax: 20,
  /** Tests of a definition that run in one request: so many rows of people, and of each red one so many cells are told. */
  testedRowsAtOnce: 400,
  redCellsShown: 200,
  /** Of a process of approval: its steps, who is asked at one, what one depends on; how far up and how long. */
  processNodesMax: 30,
  approverRulesMax: 20,
  approversPerNodeMax: 200,
  nodeConditionsMax: 5,
  supervisorLevelMax: 9,
  approvalHoursMax: 2_160,
  approversFoundMax: 20,
  delegationDaysMax: 366,
  delegationsMax: 100,
  whatIfChangesMax: 200,
  /** Characters of a payslip's name (specification §5). */
  payslipNameMax: 50,
  payslipItemsMax: 300,
  payslipGroupsMax: 30,
  payslipSolutionsMax: 50,
  /** Digits after the point; characters of a condition, and of a logo’s picture. */
  payslipPrecisionMax: 6,
  payslipConditionMax: 1_000,
  /** Payslips that are published, withdrawn, forbidden or allowed by one call. */
  payslipsMovedMax: 500,
  /** By one job, by a transaction of it; a person's jobs that are under way. */
  payslipMovePayslipsMax: 200_000,
  payslipsMovedAtOnce: 250,
  payslipMovesOpenMax: 3,
  /** Of payslips as PDF in zip files: of one asking, of one file, read at once, written by a thread at once; a person's that are being made; how long files are kept. */
  payslipArchivePayslipsMax: 50_000,
  payslipArchiveFilePayslipsMax: 5_000,
  payslipsReadAtOnce: 200,
  payslipsWrittenAtOnce: 25,
  payslipArchivesOpenMax: 3,
  payslipArchiveHoursKept: 72,
  /** Of the password of a document that leaves the product. */
  documentPasswordCharactersMin: 6,
  documentPasswordCharactersMax: 40,
  /** People of an application scope that are told of at once, each with a sentence. */
  scopePeopleMax: 100,
  scopePeopleDefault: 20,
  /** Changes of a copy that a rule is tried with before they are saved. */
  triedChangesMax: 10,
  /** Parts of a draft that are saved at once; the draft as JSON. */
  draftChangesMax: 500,
  draftCharactersMax: 8_000_000,
  /** Tables of solutions that take a global table's revision at once; characters of a file's name. */
  globalTableTargetsMax: 100,
  fileNameCharactersMax: 200,
  solutionUsersMax: 200,
  solutionRolesMax: 50,
  /** People offered at once to be named by a solution. */
  solutionUsersFoundMax: 20,
  whatIfsPerBatchMax: 20,
  scenarioNameCharactersMax: 50,
  scenarioPeriodsMax: 24,
  scenarioAssumptionsMax: 50,
  /** Of one assumption. */
  scenarioJoinersMax: 1_000,
  /** Departments, positions or people that one assumption names. */
  scenarioChosenMax: 200,
  scenariosPerSolutionMax: 100,
  scenariosComparedMax: 4,
  /** People of a scenario that a thread calculates at once, over all its periods. */
  scenarioSlicePeople: 2_000,
  /** Where tables over all employees need all of them at once. */
  scenarioWholePeopleMax: 20_000,
  /** Of the comparison of a batch with the last one: people at once. */
  comparedPeopleAtOnce: 5_000,
  chunkAttemptsMax: 5,
  /** How many workers may end while they are at a job before it is given up in words. */
  jobAttemptsMax: 5,
  /** Of an import: rows and columns of its file, how long it may be read; of a person, those that are worked at; of a workbook, a sheet’s name. */
  importRowsMax: 200_000,
  importColumnsMax: 200,
  importReadSecondsMax: 120,
  /** Of a text in a cell that is imported: as many as may be typed. */
  importTextCharactersMax: 4_000,
  importsOpenMax: 20,
  sheetNameCharactersMax: 31,
  /** Of a thread's own processor time. */
  chunkSecondsMax: 120,
  /** A thread that gets nothing done at all, for instance because it waits for an answer that does not come. */
  chunkIdleSecondsMax: 120,
  outboxAttemptsMax: 8,
  outboxBatchMessages: 50,
  /** Days of a work calendar that are changed at once; of an iCalendar file: characters, events, days of one event. */
  calendarDaysMax: 800,
  iCalendarCharactersMax: 400_000,
  iCalendarEventsMax: 2_000,
  iCalendarEventDaysMax: 60,
  /** Of a shift: its breaks, and how much later one may begin. */
  shiftBreaksMax: 4,
  shiftFlexibleMinutesMax: 240,
  /** Days of a roster's pattern; days of a schedule that are asked for at once. */
  rosterDaysMax: 366,
  scheduleDaysMax: 42,
  /** Punches of a device in one call, and those that a correction takes out; people, and days of them, whose attendance is counted in one transaction; days that are counted anew every night. */
  punchesAtOnceMax: 1_000,
  correctedPunchesMax: 20,
  attendancePeopleAtOnce: 500,
  attendanceDaysAtOnce: 31,
  attendanceNightlyDays: 62,
  /** Of leave: years of service of a step, steps of a rule, months to wait, days of one request, rules of a type; people whose ledgers are settled in one transaction. */
  leaveStepYearsMax: 60,
  leaveStepsMax: 20,
  leaveWaitMonthsMax: 24,
  leaveDaysMax: 366,
  leaveRulesMax: 50,
  leaveSettledAtOnce: 200,
  /** Languages that there are; of terms: characters of a text, those changed by one call, rows of a file; waits for Weblate, terms of a page or file of its, and how long it may take for one. */
  languagesMax: 40,
  /** Terms that one record of the audit says: it is read by people. */
  termsToldMax: 500,
  termCharactersMax: 4_000,
  termsChangedMax: 500,
  termFileRowsMax: 50_000,
  termFileBytesMax: 10_485_760,
  weblateWaitSecondsMax: 120,
  weblatePartTermsMax: 500,
  weblateFileSecondsMax: 120,
  workerStopSecondsMax: 30,
  /** Without a sign of life; for a worker that has no connection to the database any more. */
  workerGoneSecondsMax: 5,
  /** Without a sign of life; for one that has: it may be paused, or starved by a machine with too much to do. */
  workerSilenceSecondsMax: 15,
} as const;

/** The caller's side of the request conventions (specification §9). */
export const callerConventions = {
  callMinimumMs: 500,
  warningDisplayMs: 2_200,
  tableErrorDisplayMs: 4_000,
  sessionExpiredSuppressionMs: 20_000,
} as const;

/** Fields that carry a secret: never in an address, a log or an answer. */
export const secretFields = [
  'password',
  'newPassword',
  'token',
  'captchaProof',
  'answer',
  'signInStep',
  'secret',
  'oneTimeCode',
  'phoneCode',
  'proof',
  'clientSecret',
] as const;
