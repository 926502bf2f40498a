import { rowOfTest } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { explainTest as contract } from '@wagewright/contracts/payroll/rules';
import { implementQuery } from '../../core/implement.ts';
import { findColumn, findTable, tellValue } from '../tables/index.ts';
import { checkTestedCopy } from './tested-copy.ts';

export const explainTest = implementQuery(contract, async (call) => {
  const { test: name, row, table, column, line } = call.input;
  const checked = await checkTestedCopy(call, call.input);
  const test = checked.ok ? checked.program.definition.tests.find((one) => one.name === name) : undefined;
  const payee = checked.ok && test ? rowOfTest(checked.program, test, row) : null;
  if (!checked.ok || !payee) throw new AppError('NOT_FOUND', { what: 'test', id: name });
  findColumn(findTable(checked.program, table), column);
  return { explanation: tellValue(checked.program, payee, { table, column, line }, { audience: 'payroll' }) };
});
