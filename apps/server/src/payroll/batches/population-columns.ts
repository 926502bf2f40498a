import type { LocalizedText } from '@wagewright/contracts';
import type { ListColumns } from '../../platform/exports/index.ts';
import type { PopulationPerson } from './population-rows.ts';

const text = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });

/** What the screen says of somebody, in the same words. */
export const populationWords = {
  joiner: text('joined in the period', '本期间入职'),
  leaver: text('left in the period', '本期间离职'),
  both: text('joined and left in the period', '本期间入职并离职'),
  movedFrom: text('moved here from {{department}}', '由 {{department}} 调入'),
  isHeld: text('held', '暂缓发放'),
  notPaid: text('not paid by this batch', '不在本批次发薪'),
  condition: text('The application scope asks for {{condition}}', '适用范围要求 {{condition}}'),
  undecided: text('The application scope could not be told: something in the records is blank', '无法判断是否在适用范围内：档案中有空白项'),
} as const;

const filled = (words: string | null, name: string, value: string | null): string | null =>
  words?.replace(`{{${name}}}`, () => value ?? '') ?? null;

/** The list's columns in a file, by the ids and under the headings that they have on the screen. */
export const populationColumns = (isExcluded: boolean): ListColumns<PopulationPerson> => ({
  name: { label: text('Employee', '员工'), type: 'text', valueOf: ({ name }) => name },
  number: { label: text('Number', '工号'), type: 'text', valueOf: ({ employeeNumber }) => employeeNumber },
  department: { label: text('Department', '部门'), type: 'text', valueOf: ({ department }, say) => say(department) },
  change: {
    label: text('What is different', '变化'),
    type: 'text',
    valueOf: ({ movement, departmentBefore, isHeld, isPaid }, say) =>
      [
        movement && say(populationWords[movement]),
        departmentBefore && filled(say(populationWords.movedFrom), 'department', say(departmentBefore)),
        isHeld ? say(populationWords.isHeld) : null,
        isPaid ? null : say(populationWords.notPaid),
      ]
        .filter((part) => part !== null)
        .join(' · '),
  },
  why: {
    label: text('Why', '原因'),
    type: 'text',
    valueOf: ({ reason, condition }, say) => {
      if (reason !== null) return reason;
      if (condition !== null) return filled(say(populationWords.condition), 'condition', condition);
      return isExcluded ? say(populationWords.undecided) : null;
    },
  },
});
