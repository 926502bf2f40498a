import type { Sql } from '../../sql.ts';

export interface RecordName {
  readonly en: string;
  readonly 'zh-CN': string;
}

/** What the codes of a snapshot source stand for: code and name. Departments are called what they are at the end of the batch's period. $1 codes, $2 batch. */
const named: Readonly<Record<string, string>> = {
  'assignment.department': `
    SELECT d.code, shown_department_name(d.id, p.end_date) AS name FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
      JOIN department d ON d.legal_entity_id = s.legal_entity_id WHERE b.id = $2::int AND d.code = ANY ($1::text[])`,
  'assignment.cost_center': 'SELECT code, name FROM cost_center WHERE code = ANY ($1::text[]) AND $2::int > 0',
  'assignment.position': 'SELECT code, title AS name FROM position WHERE code = ANY ($1::text[]) AND $2::int > 0',
  'assignment.grade': 'SELECT code, name FROM grade WHERE code = ANY ($1::text[]) AND $2::int > 0',
};

/** Codes of a batch's input with what people call them, by code; of a source that has none, and of a code that is no more, nothing. */
export async function readRecordNames(
  sql: Sql,
  batchId: number,
  source: string | null,
  codes: readonly string[],
): Promise<Readonly<Record<string, RecordName>>> {
  const statement = source === null ? undefined : named[source];
  if (!statement || codes.length === 0) return {};
  const rows = await sql.query<{ code: string; name: Partial<RecordName> | null }>(statement, [codes, batchId]);
  return Object.fromEntries(
    rows.flatMap(({ code, name }) => (name?.en ? [[code, { en: name.en, 'zh-CN': name['zh-CN'] ?? name.en }]] : [])),
  );
}
