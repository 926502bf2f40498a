import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { filterMatch, id, lineOfText, name } from '../../core/primitives.ts';

/** Whether one of a node's approvers is enough, all have to agree at the same time, or all one after the other. */
export const nodeModes = ['any-of', 'all-of', 'in-sequence'] as const;

/** Whose superiors are asked: those of who submits, or of the person that it is about. */
export const ruleSubjects = ['submitter', 'subject'] as const;

/** Who is asked. People are found when something is submitted, by what holds on that day. */
export const approverRule = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('user'), user: id }),
  z.strictObject({ by: z.literal('role'), role: lineOfText(limits.nameCharactersMax).min(1) }),
  z.strictObject({ by: z.literal('supervisor'), level: z.int().min(1).max(limits.supervisorLevelMax), of: z.enum(ruleSubjects) }),
  z.strictObject({ by: z.literal('department-manager'), of: z.enum(ruleSubjects) }),
  /** Whom the subject names itself, as a solution its approvers. */
  z.strictObject({ by: z.literal('subject-approvers') }),
]);
export type ApproverRule = z.output<typeof approverRule>;

export const conditionComparisons = ['equals', 'not-equals', 'less', 'at-most', 'greater', 'at-least'] as const;

/** A comparison of one of the kind's facts; an unknown fact or value is refused when the process is saved. */
export const nodeCondition = z.strictObject({
  fact: lineOfText(limits.nameCharactersMax).min(1),
  operator: z.enum(conditionComparisons),
  value: lineOfText(limits.nameCharactersMax).min(1),
});
export type NodeCondition = z.output<typeof nodeCondition>;

const rules = z.array(approverRule).min(1).max(limits.approverRulesMax);
const nodeName = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });

/** Hours from the moment in which a node is reached, by the clock and not by working time. */
const deadline = z
  .strictObject({
    hours: z.int().min(1).max(limits.approvalHoursMax),
    /** When those who have not decided are reminded; null: not at all. */
    remindAfterHours: z.int().min(1).max(limits.approvalHoursMax).nullable(),
    /** Who may decide as well once the time is over; empty: nobody, the process's administrators are told. */
    escalateTo: z.array(approverRule).max(limits.approverRulesMax),
  })
  .refine(({ hours, remindAfterHours }) => remindAfterHours === null || remindAfterHours < hours, 'reminds after the deadline');

/** A step of a process. Without conditions it always applies. */
export const processNode = z.strictObject({
  name: nodeName,
  mode: z.enum(nodeModes),
  approvers: rules,
  conditions: z.array(nodeCondition).max(limits.nodeConditionsMax),
  match: filterMatch,
  deadline: deadline.nullable(),
});
export type ProcessNode = z.output<typeof processNode>;

export const processNodes = z.array(processNode).min(1).max(limits.processNodesMax);
