import { changesBetween, compareDefinitions } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import { importDefinition as contract } from '@wagewright/contracts/payroll/copies';
import { isRecord } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { changeDraft } from './change-draft.ts';
import { requireNoConflict } from './changes-since.ts';
import { withLinksThatHold } from './linked-tables.ts';
import { loadDraftForChange } from './load-draft.ts';
import { readFileFor } from './read-file.ts';
import { seesTests } from './tests-seen.ts';

/** Escapes of what the database keeps in no text: the sign of number 0, halves of signs. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f]..)/i;

export const importDefinition = implementMutation(contract, async (call) => {
  const { input, tx, reach, unchanged } = call;
  const draft = await loadDraftForChange(call, input, 'edit');
  const read = await readFileFor(tx, input, reach);
  const seen = { version: draft.version, isTaken: false };
  if (!read.ok) {
    unchanged();
    return { ...seen, findings: [...read.findings], differences: [], fileCode: null };
  }
  const { origin: _, ...definition } = await withLinksThatHold(tx, read.definition);
  if (unstorable.test(JSON.stringify(definition)))
    throw new AppError('VALIDATION_FAILED', {
      reason: { en: 'the file holds a character that cannot be kept', 'zh-CN': '文件含有无法保存的字符' },
    });
  const own = isRecord(draft.definition) ? draft.definition : {};
  const tests = (await seesTests(call, draft.solutionId, tx)) ? definition.tests : own['tests'];
  const wanted = { ...definition, code: own['code'], tests };
  const differences = compareDefinitions(own, wanted);
  const told = { findings: [], differences, fileCode: definition.code };
  if (!input.take) {
    unchanged();
    return { ...seen, ...told };
  }
  const changes = changesBetween(own, wanted);
  await requireNoConflict(tx, draft, input.version, changes);
  const { version } = await changeDraft(call, draft, changes, input.remarks || input.fileName);
  return { version, isTaken: true, ...told };
});
