import { exportEmployees as contract } from '@wagewright/contracts/org/employees';
import { exportLimits } from '@wagewright/contracts/platform/exports';
import { findPeople, readPeople, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable } from '../../platform/exports/index.ts';
import { shownFields } from '../custom-fields/index.ts';
import { askedPeople } from './asked-people.ts';
import { peopleFileColumns } from './people-columns.ts';
import { viewPerson } from './people-rows.ts';

const title = { en: 'People', 'zh-CN': '员工' };

export const exportEmployees = implementSteppedMutation(contract, async ({ input, actor, reach, context, deps, inTransaction }) => {
  const { columns: codes, format, sort, direction, ...filter } = input;
  const language = languageOf(context);
  const fields = await shownFields(deps.db.prisma, 'employee', { actor, reach });
  const columns = listColumns(peopleFileColumns(fields), codes, language);
  const sql = sqlOfPrisma(deps.db.prisma);
  const people = askedPeople({ filter, reach, actor, now: deps.clock(), fields, language });
  const window = { offset: 0, limit: exportLimits.rowsMax + 1 };
  const ids = await deps.db.prisma.$transaction((tx) => findPeople(sqlOfPrisma(tx), people, { sort, direction }, window));
  requireExportable(ids.length);
  await inTransaction(async ({ audit }) =>
    audit({
      entity: 'table-export',
      entityId: 'people',
      after: { list: 'people', format, rows: ids.length, columns: codes ?? null, ...filter, on: people.on },
    }),
  );
  const keys = fields.map(({ key }) => key);
  const windows = inWindows(ids.length, async (first, last) =>
    (await readPeople(sql, ids.slice(first, last), people.on, keys)).map(viewPerson),
  );
  return sendTable(context, format, { name: title[language], sheet: title[language], columns, rows: ids.length, windows });
});
