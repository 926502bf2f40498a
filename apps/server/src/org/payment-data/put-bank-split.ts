import { AppError } from '@wagewright/contracts';
import { putBankSplit as contract } from '@wagewright/contracts/org/payment-data';
import { datedTables, putPortions } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeEmployee, employeeForChange, nameOf } from '../employees/index.ts';
import { requireOthers, requirePortions } from './check-split.ts';
import { accountOf, endOfSplit, mainAccountOn } from './load-split.ts';
import { type GivenLine, recordedAs, sealedLine } from './split-lines.ts';

export const putBankSplit = implementMutation(contract, async (call) => {
  const { input, sql } = call;
  const { employeeId, version, from, lines, reason } = input;
  const employee = await employeeForChange(call, { id: employeeId, version });
  const name = nameOf(employee);
  requirePortions(name, lines);
  const main = await mainAccountOn(call, employeeId, from);
  if (!main && lines.length > 0) throw new AppError('SPLIT_WITHOUT_MAIN', { employee: name, from });
  const given: GivenLine[] = [];
  for (const { account, portion } of lines) given.push({ account: await accountOf(call, employeeId, account), portion });
  const accounts = given.map(({ account }) => account);
  if (main) requireOthers(name, from, main, accounts);
  const until = await endOfSplit(call, employeeId, from);
  const rows = given.map((line, place) => sealedLine(call, place + 1, line));
  await putPortions(sql, datedTables.bankSplit, { employee_id: employeeId }, { from, until }, rows);
  const after = { bankSplit: { from, until, lines: rows.map(recordedAs) }, reason };
  return { version: await changeEmployee(call, employee, {}, { before: {}, after }) };
});
