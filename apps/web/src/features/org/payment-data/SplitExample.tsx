import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { exampleOf, type Line } from './split.ts';

/** What would go where of a thousand. */
export function SplitExample({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('paymentData');
  const format = useFormat();
  const example = exampleOf(format, lines);
  if (!example) return null;
  const parts = example.parts.map((amount, place) => t('split.part', { position: place + 1, amount }));
  return (
    <Text size="sm" c="dimmed" aria-live="polite">
      {t('split.example', { net: example.net, parts: format.list([...parts, t('split.restPart', { amount: example.rest })]) })}
    </Text>
  );
}
