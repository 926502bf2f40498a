import { versionedTables } from './versioned-tables.ts';

/** An instant as SQL. */
export const instantSql = (at: Date): string => `timestamptz '${at.toISOString()}'`;

/** What stood just before an instant, so that the first instant of a day asks for what was known at the end of the day before. */
const stoodBefore = (at: Date): string => `known_from < ${instantSql(at)} AND ${instantSql(at)} <= known_until`;

const shadows = (at: Date): string =>
  versionedTables.map((name) => `"${name}" AS NOT MATERIALIZED (SELECT * FROM known."${name}" WHERE ${stoodBefore(at)})`).join(',\n  ');

/**
 * A statement that reads the records as they were known just before an instant: names of tables in front of it stand for their versions, so
 * that the statement itself says nothing of it. Left out: as they are now.
 * @param statement SELECT or INSERT … SELECT, without a WITH of its own at the very front
 */
export const asKnown = (statement: string, at: Date | undefined): string =>
  at === undefined ? statement : `WITH ${shadows(at)}\n${statement}`;
