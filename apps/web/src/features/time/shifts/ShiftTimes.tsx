import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { endsOnNextDay, isTimeOfDay, type ShiftFault, shiftMinutes } from '@wagewright/contracts/time/shifts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Form, fieldProps } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { sayHours } from './shift.ts';

export interface TimeValues {
  readonly start: string;
  readonly end: string;
  readonly breaks: readonly { readonly start: string; readonly end: string }[];
  readonly flexibleMinutes: number;
}

/** What typed times come to; undefined while a time is not typed yet. */
export function madeOf({ start, end, breaks }: TimeValues) {
  const typed = [start, end, ...breaks.flatMap((one) => [one.start, one.end])];
  return typed.every(isTimeOfDay) ? shiftMinutes({ start, end, breaks }) : undefined;
}

/** When it begins and ends, its breaks, and what that comes to. */
export function ShiftTimes<Values extends TimeValues>({ form }: { readonly form: Form<Values> }) {
  const { t } = useTranslation('shifts');
  const format = useFormat();
  const { start, end, breaks, flexibleMinutes } = form.values;
  const set = (change: Partial<TimeValues>) => {
    for (const [field, value] of Object.entries(change)) form.set(field as keyof Values & string, value as never);
  };
  const setBreak = (index: number, change: Partial<TimeValues['breaks'][number]>) =>
    set({ breaks: breaks.map((one, place) => (place === index ? { ...one, ...change } : one)) });
  const made = madeOf(form.values);
  return (
    <>
      <Group grow align="flex-start">
        {(['start', 'end'] as const).map((field) => (
          <TextInput
            key={field}
            {...fieldProps(form, field)}
            type="time"
            label={t(`fields.${field}`)}
            value={field === 'start' ? start : end}
            onChange={({ currentTarget: { value } }) => set({ [field]: value })}
          />
        ))}
      </Group>
      <Stack gap={8}>
        {breaks.map((one, index) => (
          <Group key={index} align="flex-end" wrap="nowrap">
            {(['start', 'end'] as const).map((field) => (
              <TextInput
                key={field}
                style={{ flex: 1 }}
                type="time"
                label={t(`fields.break.${field}`, { count: index + 1 })}
                value={one[field]}
                onChange={({ currentTarget: { value } }) => setBreak(index, { [field]: value })}
              />
            ))}
            <Button variant="subtle" onClick={() => set({ breaks: breaks.filter((_, place) => place !== index) })}>
              {t('fields.removeBreak')}
            </Button>
          </Group>
        ))}
        <div>
          <Button
            variant="default"
            size="compact-sm"
            disabled={breaks.length >= limits.shiftBreaksMax}
            onClick={() => set({ breaks: [...breaks, { start: '', end: '' }] })}
          >
            {t('fields.addBreak')}
          </Button>
        </div>
      </Stack>
      <NumberInput
        label={t('fields.flexible')}
        description={t('fields.flexibleHint')}
        min={0}
        max={limits.shiftFlexibleMinutesMax}
        allowDecimal={false}
        value={flexibleMinutes}
        onChange={(value) => set({ flexibleMinutes: Number(value) || 0 })}
      />
      {typeof made === 'string' && <MessageBox tone="decision">{t(`faults.${made satisfies ShiftFault}`)}</MessageBox>}
      {typeof made === 'object' && (
        <Text size="sm" c="dimmed">
          {t(endsOnNextDay(made) ? 'fields.comesToOvernight' : 'fields.comesTo', { hours: sayHours(t, format, made.workMinutes) })}
        </Text>
      )}
    </>
  );
}
