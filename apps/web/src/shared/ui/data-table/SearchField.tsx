import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const typingPauseMs = 220;
const charactersMax = 100;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** 0 where what is searched is on the page already: rows that move a moment later are pressed by mistake. */
  readonly pauseMs?: number;
}

/** Asks once typing pauses; the address follows. */
export function SearchField({ label, value, onChange, pauseMs = typingPauseMs }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  const tell = useDebouncedCallback((text: string) => {
    setTold(text);
    onChange(text);
  }, pauseMs);
  if (value !== seen) {
    setSeen(value);
    // not what was typed here: a saved view or a link has asked for it
    if (value !== told) {
      setTold(value);
      setTyped(value);
    }
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
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
