/** A workbook's dates: days since the end of 1899 with a 29 February 1900 that never was, or since 1904-01-01. */
import type { TypedCell } from '../cells.ts';

export type Epoch = 1900 | 1904;

const millisecondsPerDay = 86_400_000;
/** The serial number of 1970-01-01. */
const unixDay: Readonly<Record<Epoch, number>> = { 1900: 25_569, 1904: 24_107 };
/** 9999-12-31. */
const lastDay = 2_932_896;

/** Null where the number is no day: below zero, beyond the year 9999, or the day that never was. */
export function dateOfSerial(serial: number, epoch: Epoch): TypedCell | null {
  const seconds = Math.round(serial * 86_400);
  const whole = Math.floor(seconds / 86_400);
  const isBeforeMarch1900 = epoch === 1900 && whole < 61;
  if (whole < 0 || (isBeforeMarch1900 && (whole === 60 || whole === 0))) return null;
  const days = whole - unixDay[epoch] + (isBeforeMarch1900 ? 1 : 0);
  if (days > lastDay) return null;
  const iso = new Date(days * millisecondsPerDay).toISOString().slice(0, 10);
  const left = seconds - whole * 86_400;
  return { kind: 'date', iso, time: left === 0 ? null : new Date(left * 1000).toISOString().slice(11, 19) };
}

/** The day's number in a workbook that counts from 1900; null for what is no day of 1900-03-01 to 9999-12-31. */
export function serialOfDate(iso: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const day = Date.parse(`${iso}T00:00:00Z`) / millisecondsPerDay;
  const serial = day + unixDay[1900];
  return Number.isNaN(day) || serial < 61 ? null : serial;
}
