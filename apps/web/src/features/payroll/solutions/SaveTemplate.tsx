import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, named, useForm } from '../../../shared/ui/form/index.ts';
import { nameInBoth } from '../rules/codes.ts';
import { NameAndCode } from './NameAndCode.tsx';
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
  const { name, code } = form.values;
  const send = () => save.mutateAsync({ solutionId: solution.id, code: code.trim(), name: nameInBoth(name) });
  const onDone = () => {
    notify.done(t('templates.done', { name: name.trim() }));
    void utils.payroll.solutions.invalidate();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('templates.save')}
      text={t('templates.saveText', { number: solution.publishedCopy })}
      submit={t('templates.submit')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <NameAndCode form={form} isFirst />
    </FormDialog>
  );
}
