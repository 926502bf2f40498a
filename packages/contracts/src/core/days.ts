const written = new Map<string, Intl.DateTimeFormat>();

/** Which day it is in a time zone, ISO date. @param timeZone as the IANA database names it */
export function dayIn(timeZone: string, at: Date): string {
  const known = written.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  written.set(timeZone, known);
  return known.format(at);
}
