import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { FormPage, fieldProps, named, useForm } from '../../../../shared/ui/form/index.ts';
import type { Base, Choices, Scenario } from '../scenario.ts';
import { AssumptionCards } from './AssumptionCards.tsx';
import { type AssumptionDraft, assumptionOf, draftOf, faultOfDrafts } from './assumption-drafts.ts';
import { LargeRaise } from './LargeRaise.tsx';

interface Fields {
  readonly name: string;
  readonly startsAfter: number;
  readonly periodCount: number;
  readonly repeatsVariable: boolean;
  readonly assumptions: readonly AssumptionDraft[];
}

const usualPeriods = 12;

const initialOf = (scenario: Scenario | undefined): Fields =>
  scenario
    ? { ...scenario, assumptions: scenario.assumptions.map((assumption, index) => draftOf(assumption, index + 1)) }
    : { name: '', startsAfter: 1, periodCount: usualPeriods, repeatsVariable: true, assumptions: [] };

interface Props {
  readonly solutionId: number;
  readonly currency: string;
  readonly choices: Choices & { readonly base: Base };
  /** To be changed; without it, a new one. */
  readonly scenario?: Scenario;
  /** In front of the form's own fields: which solution. */
  readonly before?: React.ReactNode;
  readonly onBase: (batchId: number) => void;
  readonly onSaved: (scenario: Scenario) => void;
  readonly onLeave: () => void;
}

/** What a scenario starts from, over which periods it goes, and what it assumes. */
export function ScenarioForm({ solutionId, currency, choices, scenario, before, onBase, onSaved, onLeave }: Props) {
  const { t } = useTranslation('scenarios');
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.payroll.scenarios.createScenario.useMutation(quiet);
  const update = trpc.payroll.scenarios.updateScenario.useMutation(quiet);
  const [large, setLarge] = useState<string>();
  const form = useForm<Fields>({
    initial: initialOf(scenario),
    rules: { name: named, assumptions: faultOfDrafts },
    fieldByCode: { SCENARIO_EXISTS: 'name', SCENARIO_ASSUMPTION: 'assumptions' },
  });
  const { base } = choices;
  const { name, startsAfter, periodCount, repeatsVariable, assumptions } = form.values;
  const periods = base.periods.slice(startsAfter, startsAfter + periodCount);
  const save = async (meansLargeRaise: boolean) => {
    const written = {
      name: name.trim(),
      baseBatchId: base.batchId,
      startsAfter,
      periodCount,
      repeatsVariable,
      assumptions: assumptions.map(assumptionOf),
      meansLargeRaise,
    };
    const result = await call(
      scenario
        ? update.mutateAsync({ id: scenario.id, version: scenario.version, ...written })
        : create.mutateAsync({ solutionId, ...written }),
    );
    if (!result.ok && result.failure.code === 'LARGE_RAISE') return setLarge(result.failure.message);
    setLarge(undefined);
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    utils.payroll.scenarios.getScenario.setData({ id: result.data.id }, result.data);
    void utils.payroll.scenarios.listScenarios.invalidate();
    onSaved(result.data);
  };
  const setPeriods = (changed: { startsAfter?: number; periodCount?: number }) => {
    const count = changed.periodCount ?? periodCount;
    if (changed.startsAfter !== undefined) form.set('startsAfter', changed.startsAfter);
    form.set('periodCount', count);
    form.set(
      'assumptions',
      assumptions.map((draft) => (draft.from > count ? { ...draft, from: count } : draft)),
    );
  };
  const about = (
    <Stack gap="md">
      <TextInput
        label={t('fields.name')}
        description={t('fields.nameExample')}
        maxLength={limits.scenarioNameCharactersMax}
        value={name}
        onChange={(event) => form.set('name', event.currentTarget.value)}
        {...fieldProps(form, 'name')}
      />
      {before}
      <NativeSelect
        label={t('fields.base')}
        description={t('fields.baseHelp')}
        value={String(base.batchId)}
        onChange={({ currentTarget: { value } }) => onBase(Number(value))}
        data={choices.bases.map((one) => ({ value: String(one.batchId), label: t('fields.baseOption', { ...one, count: one.people }) }))}
      />
      <NativeSelect
        label={t('fields.first')}
        value={String(startsAfter)}
        onChange={({ currentTarget: { value } }) => setPeriods({ startsAfter: Number(value) })}
        data={base.periods.slice(0, limits.scenarioPeriodsMax + 1).map((period, place) => ({
          value: String(place),
          label: t(place === 0 ? 'fields.ownPeriod' : 'fields.period', { name: period.name }),
        }))}
      />
      <NativeSelect
        label={t('fields.periods')}
        value={String(periodCount)}
        onChange={({ currentTarget: { value } }) => setPeriods({ periodCount: Number(value) })}
        data={Array.from({ length: limits.scenarioPeriodsMax }, (_, index) => ({
          value: String(index + 1),
          label: t('fields.until', { count: index + 1, name: base.periods[startsAfter + index]?.name ?? '' }),
        }))}
      />
      <Checkbox
        label={t('fields.repeats')}
        description={t('fields.repeatsHelp')}
        checked={repeatsVariable}
        onChange={(event) => form.set('repeatsVariable', event.currentTarget.checked)}
      />
    </Stack>
  );
  const assumed = (
    <AssumptionCards
      drafts={assumptions}
      base={base}
      currency={currency}
      periods={periods}
      onChange={(next) => form.set('assumptions', next)}
      {...fieldProps(form, 'assumptions')}
    />
  );
  return (
    <>
      <FormPage
        form={form}
        title={scenario ? t('form.editTitle') : t('form.newTitle')}
        lead={t('form.lead')}
        sections={[
          { id: 'about', title: t('form.about'), content: about, fields: ['name'] },
          { id: 'assumptions', title: t('form.assumptions'), help: t('form.assumptionsHelp'), content: assumed, fields: ['assumptions'] },
        ]}
        saveLabel={t('form.save')}
        isBusy={create.isPending || update.isPending}
        draftName={scenario ? `scenario.${scenario.id}` : `scenario.new.${solutionId}`}
        onSave={() => void save(false)}
        onLeave={onLeave}
      />
      {large !== undefined && (
        <LargeRaise
          text={large}
          isBusy={create.isPending || update.isPending}
          onConfirm={() => void save(true)}
          onClose={() => setLarge(undefined)}
        />
      )}
    </>
  );
}
