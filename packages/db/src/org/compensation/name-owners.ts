import { keySeparator } from '../../platform/imports/index.ts';

/** Whose rows of an import are whose keys begin with a number of a legal entity's people: keys are new ones, of which the judge knows nobody. $1 import. */
export const nameOwners = (legalEntityId: number): string => `
  UPDATE import_row r SET owner_id = e.id, label = e.name FROM employee e
  WHERE r.import_id = $1::int AND r.key <> '' AND e.employee_number = split_part(r.key, '${keySeparator}', 1) AND e.legal_entity_id = ${Number(legalEntityId)}
    AND (r.owner_id IS DISTINCT FROM e.id OR r.label IS DISTINCT FROM e.name)`;
