import { type LocalizedText, type Permission } from '@wagewright/contracts';
import { employmentCategories, employmentCategoryLabels, genderLabels, genders } from '@wagewright/contracts/org/employees';
import type { ImportQuestion } from '@wagewright/contracts/platform/imports';
import { employeesTarget, type ImportColumn, type PeopleFacts, type Secrets } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { employeeNumberWords, type ImportEntity, type ImportReader } from '../../platform/imports/index.ts';
import { itemColumn, payWords, recurring, zeroMeansNone, zeroQuestion } from '../compensation/index.ts';
import { columnOfField, factsOfFields, fieldsOfRecord } from '../custom-fields/index.ts';
import { entityReader, entitySubject } from '../legal-entities/index.ts';
import { bankColumns, identityColumns } from './number-columns.ts';
import { synonyms } from './people-synonyms.ts';

const name = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });
const text = { type: 'text', scale: 0, currency: null, role: 'value' } as const;
const date = { ...text, type: 'date' } as const;

/** Who somebody is and where they work, in the order of the template. */
const personColumns: readonly ImportColumn[] = [
  { ...text, code: 'employeeNumber', name: name('Number', '工号'), synonyms: [...employeeNumberWords], role: 'key' },
  { ...text, code: 'name', name: name('Name', '姓名'), synonyms: [...synonyms.name], isRequired: true },
  {
    ...text,
    code: 'gender',
    name: name('Gender', '性别'),
    synonyms: [...synonyms.gender],
    choices: genders.map((code) => ({ code, name: genderLabels[code] })),
  },
  { ...date, code: 'birthDate', name: name('Date of birth', '出生日期'), synonyms: [...synonyms.birthDate] },
  { ...date, code: 'hireDate', name: name('First day', '入职日期'), synonyms: [...synonyms.hireDate], isRequired: true, isFixed: true },
  { ...date, code: 'lastDay', name: name('Last day', '离职日期'), synonyms: [...synonyms.lastDay] },
  {
    ...text,
    code: 'category',
    name: name('Category', '用工类别'),
    synonyms: [...synonyms.category],
    choices: employmentCategories.map((code) => ({ code, name: employmentCategoryLabels[code] })),
    isRequired: true,
    whenBlank: 'fulltime-regular',
  },
  { ...text, code: 'department', name: name('Department', '部门'), synonyms: [...synonyms.department], isRequired: true },
  { ...text, code: 'position', name: name('Position', '职位'), synonyms: [...synonyms.position], isRequired: true },
  { ...text, code: 'costCenter', name: name('Cost center', '成本中心'), synonyms: [...synonyms.costCenter] },
  { ...text, code: 'supervisor', name: name('Supervisor', '直接上级'), synonyms: [...synonyms.supervisor] },
  {
    ...text,
    code: 'dottedSupervisor',
    name: name('Dotted-line supervisor', '虚线上级'),
    synonyms: [...synonyms.dottedSupervisor],
  },
  { ...text, code: 'email', name: name('E-mail', '电子邮箱'), synonyms: [...synonyms.email] },
  { ...text, code: 'phone', name: name('Phone', '电话'), synonyms: [...synonyms.phone] },
];

/** From when and in which currency the amounts of a row hold. */
const payColumns: readonly ImportColumn[] = [
  { ...date, needs: 'pay.read', code: 'payFrom', name: name('Pay effective from', '薪酬生效日期'), synonyms: [...payWords.from] },
  { ...text, needs: 'pay.read', code: 'currency', name: name('Currency', '币种'), synonyms: [...payWords.currency] },
];

const questions = (isPaid: boolean): readonly ImportQuestion[] => [
  {
    code: 'on',
    name: name('From when changes of people who are here already hold (blank: today)', '已有员工的变更从何时生效（空：今天）'),
    type: 'day',
    isRequired: false,
  },
  ...(isPaid ? [zeroQuestion] : []),
];

/** Whether somebody may do something of a whole legal entity. */
const may = ({ actor }: ImportReader, permission: Permission, legalEntityId: number): boolean => {
  const reach = actor.grants.get(permission);
  return reach !== undefined && (reach.all || reach.legalEntityIds.has(legalEntityId));
};

/**
 * People of a legal entity: a row each, with the fields of the company's own. Whoever may see and write their pay has a column for each item of compensation; whoever may see
 * their accounts, tax numbers or documents has columns for these.
 */
export const employeesImport = (secrets: Secrets): ImportEntity => ({
  ...employeesTarget(secrets),
  open: async (reader, subject, reach, answers = {}) => {
    const { tx, deps, actor } = reader;
    const { id, called, currency, country } = await entitySubject(reader, subject, reach);
    const isPaid = may(reader, 'pay.read', id) && may(reader, 'compensation.edit', id);
    const items = isPaid ? await tx.compensationItem.findMany({ where: recurring, orderBy: { code: 'asc' } }) : [];
    const fields = await fieldsOfRecord(tx, 'employee', actor, id);
    const amounts = items.map((item): ImportColumn => ({ ...itemColumn(item, zeroMeansNone(answers)), role: 'value' }));
    const facts: PeopleFacts = {
      legalEntityId: id,
      on: answers['on'] ?? isoDay(deps.clock()),
      currency,
      country,
      adds: {
        department: may(reader, 'department.edit', id),
        position: actor.grants.has('position.edit'),
        costCenter: actor.grants.has('cost-center.edit'),
      },
      items: items.map((item) => ({ id: item.id, code: item.code })),
      fields: factsOfFields(fields),
    };
    return {
      title: { en: `People of ${called.en}`, 'zh-CN': `${called['zh-CN']}的员工` },
      columns: [
        ...personColumns,
        ...fields.map(columnOfField),
        ...(may(reader, 'employee.read-bank', id) ? bankColumns : []),
        ...(may(reader, 'employee.read-identity', id) ? identityColumns : []),
        ...(amounts.length > 0 ? [...payColumns, ...amounts] : []),
      ],
      hasLines: false,
      target: { ...facts },
      questions: questions(amounts.length > 0),
      obstacle: null,
    };
  },
  ...entityReader,
});
