/** Every limit of the product, its unit last. Each has a test at it and past it. */
export const limits = {
  bodyBytesMax: 1_048_576,
  urlCharactersMax: 8_192,
  rpcCallsPerRequestMax: 10,
  requestsPerMinutePerAddressMax: 1_200,
  requestTimeoutMs: 30_000,
  pageRowsMax: 500,
  pageRowsDefault: 50,
  rowsOffsetMax: 10_000_000,
  remarksCharactersMax: 1_000,
  searchCharactersMax: 100,
  filterConditionsMax: 20,
  idempotencyKeyCharactersMax: 128,
  idempotencyHoursKept: 24,
  sessionIdleMinutes: 60,
  sessionHoursMax: 12,
  captchaMinutes: 5,
  captchaAttemptsMax: 3,
  passwordCharactersMax: 200,
  accountCharactersMax: 200,
  signInFailuresBeforeDelay: 3,
  signInDelaySecondsMax: 900,
  chunkEmployees: 2_000,
  chunkAttemptsMax: 5,
  chunkSecondsMax: 120,
  outboxAttemptsMax: 8,
  outboxBatchMessages: 50,
  workerStopSecondsMax: 30,
  workerSilenceSecondsMax: 5,
} as const;

/** The caller's side of the request conventions (specification §9). */
export const callerConventions = {
  callMinimumMs: 500,
  warningDisplayMs: 2_200,
  tableErrorDisplayMs: 4_000,
  sessionExpiredSuppressionMs: 20_000,
} as const;
