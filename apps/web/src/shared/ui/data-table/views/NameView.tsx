import { Button, Group, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import type { ViewChanges } from './use-view-changes.ts';

interface Props {
  readonly name: string;
  readonly changes: ViewChanges;
  readonly onName: (name: string) => Promise<Failure | undefined>;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Asks for the name of a view; what the server refuses stands at the field. */
export function NameView({ name, changes, onName, onBack, onDone }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '') return setError(t('form.faults.name'));
    const failure = await onName(wanted);
    if (failure) setError(failure.message);
    else onDone();
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <TextInput
        label={t('table.views.name')}
        description={t('table.views.holds')}
        maxLength={limits.nameCharactersMax}
        data-autofocus
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Group justify="flex-end" gap="xs" mt="sm">
        <Button variant="default" size="compact-sm" onClick={onBack}>
          {t('table.views.back')}
        </Button>
        <Button type="submit" size="compact-sm" loading={changes.isBusy}>
          {t('table.views.save')}
        </Button>
      </Group>
    </form>
  );
}
