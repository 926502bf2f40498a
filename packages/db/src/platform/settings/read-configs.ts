import { type Behaviour, behaviourCodes, type ConfigCode, readConfigsOf } from '@wagewright/contracts/platform/settings';
import { type Reads, statement } from '../../sql.ts';

interface ConfigRow {
  readonly code: string;
  readonly value: unknown;
  readonly version: number;
}

const configs = statement<ConfigRow>(
  'configs',
  'SELECT type_code AS code, value, version FROM system_config WHERE type_code = ANY($1::text[])',
);

/** Configurations as they hold now, by one prepared statement. */
export async function readConfigs<const Code extends ConfigCode>(reads: Reads, codes: readonly Code[]) {
  const rows = await reads.rows(configs, [codes]);
  return readConfigsOf(codes, (code) => rows.find((row) => row.code === code)?.value);
}

/** What pages go by, with the versions that whoever saves must have seen. */
export async function readBehaviour(reads: Reads): Promise<{ readonly behaviour: Behaviour; readonly versions: Record<string, number> }> {
  const rows = await reads.rows(configs, [behaviourCodes]);
  const of = (code: string) => rows.find((row) => row.code === code);
  return {
    behaviour: readConfigsOf(behaviourCodes, (code) => of(code)?.value),
    versions: Object.fromEntries(behaviourCodes.map((code) => [code, of(code)?.version ?? 0])),
  };
}

/** Whose pages they are. */
export interface PageOwner {
  readonly name: string;
  readonly employeeNumber: string | null;
  readonly phone: string | null;
}

const owner = statement<PageOwner>(
  'page owner',
  `SELECT coalesce(e.name, u.display_name) AS name, e.employee_number AS "employeeNumber", e.phone
   FROM app_user u LEFT JOIN employee e ON e.id = u.employee_id WHERE u.id = $1::int`,
);

export const readOwner = (reads: Reads, userId: number): Promise<PageOwner | undefined> => reads.first(owner, [userId]);
