/** What a row of a file of punches says, and where. */
import { z } from 'zod';
import { type ImportJobRow, keySeparator } from '../../../platform/imports/index.ts';
import { atClock } from '../punch-times.ts';

const facts = z.object({ legalEntityId: z.int() });
export const entityOf = ({ target }: Pick<ImportJobRow, 'target'>): number => facts.parse(target).legalEntityId;

/** The value columns, in their order. */
export const punchCells = ['date', 'time', 'at', 'timeZone', 'direction', 'device', 'remarks'] as const;
export type PunchCell = (typeof punchCells)[number];
/** The place of a cell in SQL, from 1. */
export const place = (cell: PunchCell): number => punchCells.indexOf(cell) + 1;
export const after = (cell: PunchCell): string => `r.after[${place(cell)}]`;

/** Between the number and the time of a key, which the rows of a punch are told by. */
export const apart = `'${keySeparator}'`;
/** SQL: the number that a row says. */
export const numberOf = (key: string): string => `regexp_replace(${key}, ' · [^·]*$', '')`;

export const zoneOfEntity = (entity: number): string => `(SELECT time_zone FROM legal_entity WHERE id = ${entity})`;

/** SQL: what a row says that the clock showed, as `resolvePunches` leaves it; with its offset from UTC where that is said. */
const saidLocal = `coalesce(${after('at')}, ${after('date')} || ' ' || ${after('time')})`;
const saidZone = `CASE WHEN ${after('timeZone')} ~ '^[+-]' THEN ${after('timeZone')} ELSE '' END`;
const said = `(${saidLocal} || ${saidZone})`;
const isExact = `${said} ~ '[+-]\\d\\d:\\d\\d$'`;
const zone = (entity: number): string => `coalesce(${after('timeZone')}, ${zoneOfEntity(entity)})`;

/** SQL: the instant of a row. */
export const instantOfRow = (entity: number): string =>
  `CASE WHEN ${isExact} THEN ${said}::timestamptz ELSE ${atClock(saidLocal, zone(entity))} END`;
/** SQL: whether the clock showed twice what a row says, and it does not say which it is. */
export const isOneOfTwo = (entity: number): string => `NOT ${isExact} AND EXISTS (
  SELECT FROM (VALUES (interval '30 minutes'), (interval '1 hour')) back(by)
  WHERE (${instantOfRow(entity)} - back.by) AT TIME ZONE ${zone(entity)} = ${saidLocal}::timestamp)`;
/** SQL: the day of a row where its people work. */
export const dayOfRow = (entity: number): string => `(${instantOfRow(entity)} AT TIME ZONE ${zoneOfEntity(entity)})::date`;
