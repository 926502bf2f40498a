import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { ImportDialog } from '../../platform/imports/index.ts';

interface Props {
  readonly entities: Outputs['org']['compensation']['listCompensationItems']['legalEntities'];
  readonly onClose: () => void;
}

/** A file of amounts is for the people of one legal entity: which one is asked where there are several. */
export default function ImportAmounts({ entities, onClose }: Props) {
  const { t } = useTranslation(['compensation', 'common']);
  const format = useFormat();
  const [only] = entities;
  const [choice, choose] = useState('');
  const [chosen, go] = useState(entities.length === 1 ? only?.id : undefined);
  if (chosen !== undefined) return <ImportDialog subject={{ entity: 'compensation', id: chosen }} onClose={onClose} />;
  return (
    <QuestionDialog title={t('import.action')} onClose={onClose}>
      <Text c="dimmed" size="sm" mb="md">
        {t('import.text')}
      </Text>
      <NativeSelect
        label={t('import.entity')}
        value={choice}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...(choice === '' ? [{ value: '', label: t('choose') }] : []),
          ...entities.map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
        ]}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button disabled={choice === ''} onClick={() => go(Number(choice))}>
          {t('import.next')}
        </Button>
      </Group>
    </QuestionDialog>
  );
}
