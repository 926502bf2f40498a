/** Files that bring people into a legal entity, with where they work, what they are paid and into which account. */

import { isChineseIdentityNumber, isIban, limits, plainNumber } from '@wagewright/contracts';
import { employeeNumber, personContent } from '@wagewright/contracts/org/employees';
import { bankAccountContent } from '@wagewright/contracts/org/payment-data';
import { changing, type ImportTarget } from '../../../platform/imports/index.ts';
import type { Secrets } from '../../../platform/secrets/index.ts';
import { shaped } from '../../company-lists/index.ts';
import { holdFields } from '../../custom-fields/index.ts';
import { bringPlaces, dropBrought } from './brought-places.ts';
import { factsOf, saidFields } from './people-facts.ts';
import { refuseWrongPeople } from './people-rules.ts';
import { peopleOwners, peopleStanding } from './people-standing.ts';
import { numberSealer } from './read-numbers.ts';
import { peopleKnown, resolveNames } from './resolve-names.ts';
import { sayRehires } from './say-rehires.ts';
import { knowNumbers, settleNumbers } from './settle-numbers.ts';
import { refuseSplitAccounts } from './split-accounts.ts';
import { refuseWrongSupervisors } from './supervisors.ts';
import { undoPeople } from './undo-people.ts';
import { writePeople } from './write-people.ts';

export { type PeopleFacts, peopleCells } from './people-facts.ts';

/** @param secrets seals the numbers of people that a file brings */
export const employeesTarget = (secrets: Secrets): ImportTarget => ({
  takesNewKeys: true,
  linesMax: () => 1,
  owners: peopleOwners,
  standing: peopleStanding,
  checks: {
    employeeNumber: shaped(employeeNumber, 'employeeNumber', 'EMPLOYEE_NUMBER_SHAPE'),
    name: shaped(personContent.name, 'name', 'NAME_NOT_TAKEN', { max: limits.nameCharactersMax }),
    email: shaped(personContent.email, 'email', 'EMAIL_SHAPE'),
    phone: shaped(personContent.phone, 'phone', 'PHONE_SHAPE'),
    bank: shaped(bankAccountContent.shape.bank, 'bank', 'NAME_NOT_TAKEN', { max: limits.nameCharactersMax }),
    bankHolder: shaped(bankAccountContent.shape.holder, 'bankHolder', 'NAME_NOT_TAKEN', { max: limits.nameCharactersMax }),
  },
  seals: (job) => numberSealer(secrets, job),
  looksLike: {
    identityNumber: (text) => isChineseIdentityNumber(plainNumber(text)),
    bankAccount: (text) => isIban(plainNumber(text)),
    email: (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text),
    phone: (text) => /^(?:\+?86[ -]?)?1[3-9]\d{9}$/.test(text) || /^\+\d[\d ()./-]{6,}$/.test(text),
  },
  knownValues: peopleKnown,
  resolve: async (sql, job) => {
    await resolveNames(sql, job);
    await knowNumbers(sql, job);
  },
  settle: settleNumbers,
  lock: async (sql, job) => {
    const { legalEntityId } = factsOf(job);
    await sql.query('SELECT id FROM legal_entity WHERE id = $1::int FOR NO KEY UPDATE', [legalEntityId]);
    await sql.query(
      `SELECT id FROM employee WHERE legal_entity_id = $2::int AND employee_number IN (SELECT key FROM import_row WHERE import_id = $1::int AND effect IN ${changing})
       ORDER BY id FOR NO KEY UPDATE`,
      [job.id, legalEntityId],
    );
    if (saidFields(job).length > 0) await holdFields(sql, 'employee');
  },
  explain: sayRehires,
  refuse: async (sql, job) => {
    await sql.query(dropBrought, [job.id]);
    await refuseWrongPeople(sql, job);
    await refuseSplitAccounts(sql, job, secrets);
    await refuseWrongSupervisors(sql, job);
    await bringPlaces(sql, job);
  },
  write: (sql, job, side) => (side === 'after' ? writePeople(sql, job, secrets) : undoPeople(sql, job, secrets)),
});
