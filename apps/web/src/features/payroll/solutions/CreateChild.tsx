import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormFaults, fieldProps, named, useForm, useLeaveGuard } from '../../../shared/ui/form/index.ts';
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
  const { leave, question } = useLeaveGuard(form, onClose);
  const { name, code, legalEntityId, permissionTemplateId } = form.values;
  const own = { id: parent.legalEntityId, name: parent.legalEntity };
  const entities = [own, ...(places?.rows ?? []).filter(({ id, onlyOfSolutions }) => id !== own.id && !onlyOfSolutions)];

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const text = name.trim();
    const given = {
      code: code.trim(),
      name: { en: text, 'zh-CN': text },
      legalEntityId: Number(legalEntityId),
      periodType: parent.periodType,
      parentId: parent.id,
      ...(permissionTemplateId === '' ? {} : { permissionTemplateId: Number(permissionTemplateId) }),
    };
    const result = await call(create.mutateAsync(given));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t('create.done', { name: text }));
    void utils.payroll.solutions.invalidate();
    const { id, draftNumber } = result.data;
    await navigate({
      to: '/payroll/solutions/$solutionId/copies/$number',
      params: { solutionId: String(id), number: String(draftNumber) },
    });
  };
  return (
    <Modal opened onClose={leave} title={<b>{t('children.create')}</b>} closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormFaults faults={form.faults} />
        <Text c="dimmed" size="sm" mb="md">
          {t('children.createText', { parent: format.name(parent.name), number: parent.publishedCopy ?? '' })}
        </Text>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={t('create.name')}
            value={name}
            onChange={(event) => form.set('name', event.currentTarget.value)}
            {...fieldProps(form, 'name')}
          />
          <TextInput
            label={t('create.code')}
            description={t('create.codeHint')}
            value={code}
            onChange={(event) => form.set('code', event.currentTarget.value.toUpperCase().replaceAll(/[^A-Z0-9_]+/g, '_'))}
            {...fieldProps(form, 'code')}
          />
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
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('create.submit')}
          </Button>
        </Group>
      </form>
      {question}
    </Modal>
  );
}
