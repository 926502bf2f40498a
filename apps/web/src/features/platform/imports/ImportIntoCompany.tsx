import { Button, Group, NativeSelect, Text } from '@mantine/core';
import type { LocalizedText } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import ImportDialog from './ImportDialog.tsx';

export interface Props {
  readonly entity: 'employees' | 'departments' | 'punches' | 'leave-balances' | 'compensation' | 'one-time-payments';
  /** Of what the file is. */
  readonly title: string;
  readonly legalEntities: readonly { readonly id: number; readonly name: LocalizedText }[];
  readonly onClose: () => void;
}

/** A file of people, departments or amounts is for one legal entity: which one is asked where there are several. */
export function ImportIntoCompany({ entity, title, legalEntities, onClose }: Props) {
  const { t } = useTranslation(['imports', 'common']);
  const format = useFormat();
  const [only] = legalEntities;
  const [choice, choose] = useState('');
  const [chosen, go] = useState(legalEntities.length === 1 ? only?.id : undefined);
  if (chosen !== undefined) return <ImportDialog subject={{ entity, id: chosen }} onClose={onClose} />;
  return (
    <QuestionDialog title={title} onClose={onClose}>
      <Text c="dimmed" size="sm" mb="md">
        {t('company.text')}
      </Text>
      <NativeSelect
        label={t('company.entity')}
        value={choice}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...(choice === '' ? [{ value: '', label: t('company.choose') }] : []),
          ...legalEntities.map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
        ]}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button disabled={choice === ''} onClick={() => go(Number(choice))}>
          {t('company.next')}
        </Button>
      </Group>
    </QuestionDialog>
  );
}
