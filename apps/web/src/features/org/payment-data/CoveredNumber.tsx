import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PaymentTab.module.css';

interface CoveredProps {
  readonly masked: string;
  readonly facts: readonly string[];
  /** Asks for the number; undefined where it is refused. */
  readonly reveal: () => Promise<string | undefined>;
}

/** A number of which the end is seen; the whole of it when it is asked for, which is recorded. */
export function CoveredNumber({ masked, facts, reveal }: CoveredProps) {
  const { t } = useTranslation('paymentData');
  const [number, setNumber] = useState<string>();
  return (
    <Group className={classes.line} justify="space-between" wrap="nowrap">
      <div>
        <span className={classes.number}>{number ?? masked}</span>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        title={t('showHelp')}
        onClick={() => (number === undefined ? void reveal().then(setNumber) : setNumber(undefined))}
      >
        {t(number === undefined ? 'show' : 'hide')}
      </Button>
    </Group>
  );
}
