import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const typingPauseMs = 220;
const charactersMax = 100;

/** Asks once typing pauses; the address follows. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('batches');
  const [typed, setTyped] = useState(value);
  const tell = useDebouncedCallback(onChange, typingPauseMs);
  return (
    <TextInput
      type="search"
      aria-label={t('table.search')}
      placeholder={t('table.search')}
      leftSection={<IconSearch size={16} stroke={1.8} />}
      w={{ base: '100%', xs: 260 }}
      maxLength={charactersMax}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value.trim());
      }}
    />
  );
}
