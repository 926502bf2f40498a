import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { ImportDetail } from './import.ts';
import { type Chosen, OptionFields } from './OptionFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';

interface Props {
  readonly detail: ImportDetail;
  readonly isBusy: boolean;
  readonly onRead: (options: Chosen, answers: ImportDetail['answers']) => void;
  readonly onClose: () => void;
}

/** The same file with other options, or against what stands by now. */
export function ReadAgain({ detail, isBusy, onRead, onClose }: Props) {
  const { t } = useTranslation(['imports', 'common']);
  const query = trpc.platform.imports.getImportForm.useQuery(detail.subject);
  const [options, setOptions] = useState<Chosen>(detail.options);
  const [answers, setAnswers] = useState(detail.answers);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t('again.title')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(form) => (
          <>
            <QuestionFields questions={form.questions} answers={answers} onChange={setAnswers} />
            <OptionFields
              form={form}
              options={options}
              onChange={setOptions}
              sheets={detail.sheets}
              asksReading={detail.status === 'failed'}
            />
          </>
        )}
      </Loaded>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button loading={isBusy} onClick={() => onRead(options, answers)}>
          {t('again.read')}
        </Button>
      </Group>
    </Modal>
  );
}
