import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, named, useForm } from '../../../shared/ui/form/index.ts';
import { nameInBoth } from '../rules/codes.ts';
import { NameAndCode } from './NameAndCode.tsx';
import type { Solution } from './solution.ts';

interface Fields {
  readonly name: string;
  readonly code: string;
  readonly legalEntityId: string;
  /** Empty: nobody but who makes it. */
  readonly permissionTemplateId: string;
}

/** A solution that inherits the rules of another: its name and whom it pays. The type of its periods is the parent's. */
export default function CreateChild({ parent, onClose }: { parent: Solution; onClose: () => void }) {
  const { t } = useTranslation(['solutions', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const { data: places } = trpc.payroll.solutions.listPlaces.useQuery({});
  const { data: templates } = trpc.payroll.solutions.listPermissionTemplates.useQuery({ solutionId: parent.id });
  const create = trpc.payroll.solutions.createSolution.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<Fields>({
    initial: { name: '', code: '', legalEntityId: String(parent.legalEntityId), permissionTemplateId: '' },
    rules: { name: named, code: named },
    fieldByCode: { SOLUTION_EXISTS: 'code' },
  });
  const { name, code, legalEntityId, permissionTemplateId } = form.values;
  const own = { id: parent.legalEntityId, name: parent.legalEntity };
  const entities = [own, ...(places?.rows ?? []).filter(({ id, onlyOfSolutions }) => id !== own.id && !onlyOfSolutions)];

  const send = () =>
    create.mutateAsync({
      code: code.trim(),
      name: nameInBoth(name),
      legalEntityId: Number(legalEntityId),
      periodType: parent.periodType,
      parentId: parent.id,
      ...(permissionTemplateId === '' ? {} : { permissionTemplateId: Number(permissionTemplateId) }),
    });
  const onDone = async ({ id, draftNumber }: Outputs['payroll']['solutions']['createSolution']) => {
    notify.done(t('create.done', { name: name.trim() }));
    void utils.payroll.solutions.invalidate();
    await navigate({
      to: '/payroll/solutions/$solutionId/copies/$number',
      params: { solutionId: String(id), number: String(draftNumber) },
    });
  };
  return (
    <FormDialog
      form={form}
      title={t('children.create')}
      text={t('children.createText', { parent: format.name(parent.name), number: parent.publishedCopy ?? '' })}
      submit={t('create.submit')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <NameAndCode form={form} isFirst />
      <NativeSelect
        label={t('columns.legalEntity')}
        value={legalEntityId}
        onChange={({ currentTarget: { value } }) => form.set('legalEntityId', value)}
        data={entities.map((entity) => ({ value: String(entity.id), label: format.name(entity.name) }))}
      />
      {templates && templates.rows.length > 0 && (
        <NativeSelect
          label={t('children.permissions')}
          value={permissionTemplateId}
          onChange={({ currentTarget: { value } }) => form.set('permissionTemplateId', value)}
          data={[
            { value: '', label: t('children.onlyYou') },
            ...templates.rows.map((template) => ({ value: String(template.id), label: template.name })),
          ]}
        />
      )}
    </FormDialog>
  );
}
