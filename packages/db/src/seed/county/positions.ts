import type { Sql } from '../../sql.ts';
import { insertRows, reserveIds } from '../bulk.ts';
import type { RegisterRow } from './register.ts';

/** Grades of 7 % each from 25,000 dollars a year, by the median full-time salary of the position. */
const gradeFloorCents = 2_500_000;
const gradeStep = 1.07;
const gradesMax = 40;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const gradeOf = (medianCents: number): number =>
  Math.min(
    gradesMax,
    Math.max(1, 1 + Math.floor(Math.log(Math.max(medianCents, gradeFloorCents) / gradeFloorCents) / Math.log(gradeStep))),
  );

const gradeCode = (rank: number): string => `G${String(rank).padStart(2, '0')}`;

function gradesByPosition(rows: readonly RegisterRow[]): Map<string, number> {
  const grades = new Map<string, number>();
  for (const [title, holders] of [...Map.groupBy(rows, (row) => row.position)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const fulltime = holders.filter((row) => row.category === 'fulltime-regular');
    grades.set(title, gradeOf(median((fulltime.length > 0 ? fulltime : holders).map((row) => row.salaryCents))));
  }
  return grades;
}

/** Writes grades and positions. @returns position ids by title */
export async function seedCountyPositions(sql: Sql, rows: readonly RegisterRow[]): Promise<Map<string, number>> {
  const grades = gradesByPosition(rows);
  const ranks = [...new Set(grades.values())].sort((a, b) => a - b);
  const gradeIds = await reserveIds(sql, 'grade', ranks.length);
  await insertRows(
    sql,
    'grade',
    { id: 'int', code: 'text', name: 'jsonb', rank: 'int' },
    ranks.map((rank, index) => ({
      id: gradeIds[index] ?? null,
      code: gradeCode(rank),
      name: JSON.stringify({ en: `Grade ${rank}`, 'zh-CN': `${rank} 级` }),
      rank,
    })),
  );
  const titles = [...grades.keys()];
  const ids = await reserveIds(sql, 'position', titles.length);
  await insertRows(
    sql,
    'position',
    { id: 'int', code: 'text', title: 'jsonb', grade_id: 'int' },
    titles.map((title, index) => ({
      id: ids[index] ?? null,
      code: `MC-${String(index + 1).padStart(4, '0')}`,
      title: JSON.stringify({ en: title, 'zh-CN': title }),
      grade_id: gradeIds[ranks.indexOf(grades.get(title) ?? 0)] ?? null,
    })),
  );
  return new Map(titles.map((title, index) => [title, ids[index] ?? 0]));
}
