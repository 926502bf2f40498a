import type { LocalizedText } from '@wagewright/contracts';
import { customColumnPrefix, employeeStateLabels, employmentCategoryLabels, genderLabels } from '@wagewright/contracts/org/employees';
import type { ListColumns } from '../../platform/exports/index.ts';
import type { FieldView } from '../custom-fields/index.ts';
import type { ListedPerson } from './people-rows.ts';

const categories: Readonly<Record<string, LocalizedText>> = employmentCategoryLabels;
const genders: Readonly<Record<string, LocalizedText>> = genderLabels;

const known: ListColumns<ListedPerson> = {
  name: { label: { en: 'Name', 'zh-CN': '姓名' }, type: 'text', valueOf: ({ name }) => name },
  employeeNumber: { label: { en: 'No.', 'zh-CN': '工号' }, type: 'text', valueOf: (row) => row.employeeNumber },
  state: { label: { en: 'State', 'zh-CN': '状态' }, type: 'text', valueOf: ({ state }, say) => say(employeeStateLabels[state]) },
  department: { label: { en: 'Department', 'zh-CN': '部门' }, type: 'text', valueOf: ({ department }, say) => say(department) },
  position: { label: { en: 'Position', 'zh-CN': '职位' }, type: 'text', valueOf: ({ position }, say) => say(position) },
  grade: { label: { en: 'Grade', 'zh-CN': '职级' }, type: 'text', valueOf: ({ grade }, say) => say(grade) },
  costCenter: { label: { en: 'Cost center', 'zh-CN': '成本中心' }, type: 'text', valueOf: ({ costCenter }, say) => say(costCenter) },
  legalEntity: { label: { en: 'Legal entity', 'zh-CN': '用人单位' }, type: 'text', valueOf: ({ legalEntity }, say) => say(legalEntity) },
  supervisor: { label: { en: 'Supervisor', 'zh-CN': '上级' }, type: 'text', valueOf: ({ supervisor }) => supervisor },
  dottedSupervisor: {
    label: { en: 'Dotted-line supervisor', 'zh-CN': '虚线上级' },
    type: 'text',
    valueOf: ({ dottedSupervisor }) => dottedSupervisor,
  },
  hireDate: { label: { en: 'Hired', 'zh-CN': '入职日期' }, type: 'date', valueOf: ({ hireDate }) => hireDate },
  terminationDate: { label: { en: 'Last day', 'zh-CN': '离职日期' }, type: 'date', valueOf: (row) => row.terminationDate },
  category: {
    label: { en: 'Category', 'zh-CN': '用工类别' },
    type: 'text',
    valueOf: ({ category }, say) => say(categories[category ?? ''] ?? null) ?? category,
  },
  gender: { label: { en: 'Gender', 'zh-CN': '性别' }, type: 'text', valueOf: ({ gender }, say) => say(genders[gender ?? ''] ?? null) },
  email: { label: { en: 'E-mail', 'zh-CN': '电子邮箱' }, type: 'text', valueOf: ({ email }) => email },
  phone: { label: { en: 'Phone', 'zh-CN': '电话' }, type: 'text', valueOf: ({ phone }) => phone },
};

/** The list's columns in a file, by the ids and under the headings that they have on the screen; custom fields after them. */
export const peopleFileColumns = (fields: readonly FieldView[]): ListColumns<ListedPerson> => ({
  ...known,
  ...Object.fromEntries(
    fields.map(({ key, label, type, options }) => [
      `${customColumnPrefix}${key}`,
      {
        label,
        type: type === 'date' ? 'date' : 'text',
        valueOf: ({ custom }: ListedPerson, say: (text: LocalizedText | null) => string | null) => {
          const value = custom[key] ?? null;
          return say(options.find((option) => option.value === value)?.label ?? null) ?? value;
        },
      } as const,
    ]),
  ),
});
