import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormFaults, fieldProps, named, useForm, useLeaveGuard } from '../../../shared/ui/form/index.ts';
import type { Solution } from './solution.ts';

/** Keeps the published rules of a solution as a template under a name and a code. */
export default function SaveTemplate({ solution, onClose }: { solution: Solution; onClose: () => void }) {
  const { t } = useTranslation(['solutions', 'common']);
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.payroll.solutions.saveTemplate.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { name: format.name(solution.name), code: `${solution.code}_${solution.publishedCopy ?? 1}` },
    rules: { name: named, code: named },
    fieldByCode: { TEMPLATE_EXISTS: 'code' },
  });
  const { leave, question } = useLeaveGuard(form, onClose);
  const { name, code } = form.values;
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const text = name.trim();
    const result = await call(save.mutateAsync({ solutionId: solution.id, code: code.trim(), name: { en: text, 'zh-CN': text } }));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t('templates.done', { name: text }));
    void utils.payroll.solutions.invalidate();
    onClose();
  };
  return (
    <Modal opened onClose={leave} title={<b>{t('templates.save')}</b>} closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormFaults faults={form.faults} />
        <Text c="dimmed" size="sm" mb="md">
          {t('templates.saveText', { number: solution.publishedCopy })}
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
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('templates.submit')}
          </Button>
        </Group>
      </form>
      {question}
    </Modal>
  );
}
