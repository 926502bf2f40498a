import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, useForm } from '../../../../shared/ui/form/index.ts';
import { CustomInputs, changedCustom, customFaults } from '../../custom-fields/index.ts';
import type { DepartmentDetails } from '../DepartmentPage.tsx';

interface Props {
  readonly details: DepartmentDetails;
  readonly onClose: () => void;
}

/** What a department says in fields that the customer added; they hold whatever the day. */
export default function EditFields({ details: { department, customFields, custom }, onClose }: Props) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const update = trpc.org.departments.updateDepartment.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({ initial: { custom, reason: '' }, rules: {}, fieldByCode: { ...customFaults, STALE_VERSION: 'custom' } });
  const { values, set } = form;
  const name = format.name(department.name);
  return (
    <FormDialog
      form={form}
      title={t('fieldsOf', { name })}
      text={t('fieldsText')}
      submit={t('actions.save')}
      send={() =>
        update.mutateAsync({
          id: department.id,
          version: department.version,
          custom: changedCustom(customFields, custom, values.custom),
          reason: values.reason || null,
        })
      }
      onDone={async () => {
        notify.done(t('fieldsSaved', { name }));
        await utils.org.departments.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <CustomInputs fields={customFields} form={form} />
      <Textarea
        {...fieldProps(form, 'reason')}
        label={t('fields.reason')}
        maxLength={1000}
        autosize
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
      />
    </FormDialog>
  );
}
