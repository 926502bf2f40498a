import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Form, fieldProps, type NamedPerson, named } from '../../../../shared/ui/form/index.ts';
import { PersonPick } from '../../employees/index.ts';
import { DepartmentSelect } from '../DepartmentSelect.tsx';

export interface DepartmentValues {
  readonly nameEn: string;
  readonly nameZh: string;
  readonly parentId: number | null;
  readonly manager: NamedPerson | null;
}

/** A name in one language suffices: readers of the other see it too. */
export const departmentRules = {
  nameEn: (value: string, { nameZh }: DepartmentValues) => (nameZh.trim() === '' ? named(value) : null),
};

export function nameOf({ nameEn, nameZh }: Pick<DepartmentValues, 'nameEn' | 'nameZh'>) {
  const [en, chinese] = [nameEn.trim(), nameZh.trim()];
  return { en: en || chinese, 'zh-CN': chinese || en };
}

interface Props<Values extends DepartmentValues> {
  readonly form: Form<Values>;
  /** From when on it holds. */
  readonly from: string;
  readonly legalEntityId: number | undefined;
  readonly except?: number;
}

/** What a department is called, where it stands and who leads it. */
export function DepartmentFields<Values extends DepartmentValues>({ form, from, legalEntityId, except }: Props<Values>) {
  const { t } = useTranslation('departments');
  const { values } = form;
  return (
    <>
      {(['nameEn', 'nameZh'] as const).map((field) => (
        <TextInput
          key={field}
          {...fieldProps(form, field)}
          label={t(`fields.${field}`)}
          value={values[field]}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => form.set(field, value as Values[typeof field])}
        />
      ))}
      <DepartmentSelect
        {...fieldProps(form, 'parentId')}
        label={t('fields.parent')}
        placeholder={t('fields.top')}
        on={from}
        legalEntityId={legalEntityId}
        except={except}
        clearable
        value={values.parentId}
        onChange={(id) => form.set('parentId', id as Values['parentId'])}
      />
      <PersonPick
        {...fieldProps(form, 'manager')}
        label={t('fields.manager')}
        value={values.manager}
        onChange={(person) => form.set('manager', person as Values['manager'])}
      />
    </>
  );
}
