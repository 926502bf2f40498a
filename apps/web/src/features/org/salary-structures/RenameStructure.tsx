import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, useForm } from '../../../shared/ui/form/index.ts';
import { bothNames, NameFields, nameRules } from './NameFields.tsx';
import type { StructureDetails } from './structure.ts';

interface Props {
  readonly structure: StructureDetails['structure'];
  readonly onClose: () => void;
}

export default function RenameStructure({ structure, onClose }: Props) {
  const { t } = useTranslation('salaryStructures');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const update = trpc.org.salaryStructures.updateSalaryStructure.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { nameEn: structure.name.en, nameZh: structure.name['zh-CN'] },
    rules: nameRules,
    fieldByCode: { STALE_VERSION: 'nameEn' } as const,
  });
  return (
    <FormDialog
      form={form}
      title={t('rename.action')}
      text={t('rename.text')}
      submit={t('rename.submit')}
      send={() => update.mutateAsync({ id: structure.id, version: structure.version, name: bothNames(form.values) })}
      onDone={async () => {
        notify.done(t('rename.done'));
        await utils.org.salaryStructures.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NameFields form={form} />
    </FormDialog>
  );
}
