import { AppError, limits } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { putLeaveRule as contract } from '@wagewright/contracts/time/leave';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { nameOfType, nextTypeVersion, rulesOf, seenType } from './load-type.ts';

export const putLeaveRule = implementMutation(contract, async (call) => {
  const { input, tx, audit, deps } = call;
  const { from, rule } = input;
  const type = await seenType(call, input);
  const rules = rulesOf(type);
  const today = dayIn(type.legalEntity?.timeZone ?? 'UTC', deps.clock());
  // a rule that has begun stays: leave was granted by it, and taken
  const latest = rules.findLast((one) => one.from <= today)?.from;
  if (latest !== undefined && from <= latest) throw new AppError('LEAVE_RULE_BEGAN', { type: nameOfType(type), latest });
  if (rules.some((one) => one.rule.leaveYear !== rule.leaveYear)) throw new AppError('LEAVE_YEAR_STAYS', { type: nameOfType(type) });
  if (rules.length >= limits.leaveRulesMax) throw new AppError('TOO_MANY', { what: 'rules of a type of leave', max: limits.leaveRulesMax });
  const key = { typeId: type.id, fromDate: new Date(from) };
  const before = rules.find((one) => one.from === from);
  const version = await nextTypeVersion(tx, type);
  await tx.leaveRule.deleteMany({ where: key });
  await tx.leaveRule.create({ data: { ...key, content: toJson(rule) } });
  audit({
    entity: 'leave-type',
    entityId: type.id,
    before: toJson({ ...before, version: type.version }),
    after: toJson({ from, rule, version }),
  });
  return { version };
});
