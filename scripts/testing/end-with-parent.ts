const lookEveryMs = 500;
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Ends this process in order when it is told to, and when whoever started it is gone: a killed parent tells nobody.
 * @param end what has to be over before
 */
export function endWithParent(end: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const stop = (code: number): void => {
    ending ??= end().finally(() => process.exit(code));
  };
  for (const [name, code] of Object.entries(signals)) process.on(name, () => stop(code));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(signals.SIGTERM), lookEveryMs).unref();
}
