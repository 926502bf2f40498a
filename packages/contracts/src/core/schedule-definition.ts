import type { LocalizedText } from './languages.ts';

/**
 * Something that is done by the clock. Its handler asks what is due by now, not what happens at this minute: after a time without a worker it is
 * done once, for the last moment that was missed (ADR 70). Do what takes long in jobs that the handler enqueues.
 */
export interface ScheduleDefinition {
  /** Minute, hour, day of the month, month, weekday, as cron writes them; a moment that the clocks skip or repeat comes once. */
  readonly cron: string;
  /** IANA name of the time zone in which `cron` is meant. */
  readonly timeZone: string;
  /** What people call it in the log. */
  readonly name: LocalizedText;
}

export type ScheduleDefinitions = Readonly<Record<string, ScheduleDefinition>>;
