const dayMs = 86_400_000;

/** Days since 1970-01-01 of an ISO date. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs);

export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days);

export const laterOf = (a: string, b: string): string => (a > b ? a : b);

/** 0 is Sunday. */
export const weekday = (date: string): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

export function* daysBetween(from: string, to: string): Generator<string> {
  for (let day = dayNumber(from); day <= dayNumber(to); day++) yield dateOfDay(day);
}
