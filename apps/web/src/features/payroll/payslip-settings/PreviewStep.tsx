import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { useTyped } from '../../../shared/ui/form/index.ts';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { PayslipSheet } from '../payslips/sheet/index.ts';
import classes from './Settings.module.css';
import type { Setting } from './setting.ts';

/** People who are offered at once; the others are found by typing. */
const peopleShownMax = 50;

/** Figures of a batch can be looked at before anything is made; those of the ledger or of a file are there with the round that brings them. */
export default function PreviewStep({ setting }: { readonly setting: Setting }) {
  const { t } = useTranslation('payslipSettings');
  if (setting.source === 'batch') return <BatchPreview setting={setting} />;
  return (
    <MessageBox tone="decision">
      <p>{t(`preview.by.${setting.source}`)}</p>
      <LinkButton size="xs" variant="default" to="/payroll/payslip-rounds">
        {t('preview.toRounds')}
      </LinkButton>
    </MessageBox>
  );
}

/** The payslip of somebody of a calculated batch, as it is saved, drawn as its employee will see it: on a phone or a large screen. */
function BatchPreview({ setting }: { readonly setting: Setting }) {
  const { t } = useTranslation('payslipSettings');
  const format = useFormat();
  const [batchId, setBatch] = useState(setting.batches[0]?.id);
  const { typed, setTyped, keywords } = useTyped();
  const [employeeId, setEmployee] = useState<number>();
  const [layout, setLayout] = useState(setting.layout);
  const people = trpc.payroll.batches.listPopulation.useQuery(
    { id: batchId ?? 0, kind: 'paid', limit: peopleShownMax, offset: 0, counts: false, ...defined({ keywords: keywords || undefined }) },
    { enabled: batchId !== undefined, placeholderData: keepPreviousData },
  );
  const query = trpc.payroll.payslipSettings.previewPayslip.useQuery(
    { id: setting.id, batchId: batchId ?? 0, ...defined({ employeeId }) },
    { enabled: batchId !== undefined, placeholderData: keepPreviousData },
  );
  const more = (people.data?.total ?? 0) > peopleShownMax;
  if (batchId === undefined) return <MessageBox tone="decision">{t('preview.noBatch')}</MessageBox>;
  return (
    <div className={classes.preview}>
      <Panel title={t('preview.whose')} note={t('preview.note')}>
        <div className={classes.previewFields}>
          <NativeSelect
            label={t('preview.batch')}
            value={String(batchId)}
            data={setting.batches.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ currentTarget: { value } }) => {
              setEmployee(undefined);
              setBatch(Number(value));
            }}
          />
          <TextInput label={t('preview.search')} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          <NativeSelect
            label={t('preview.person')}
            {...(more ? { description: t('shownOf', { shown: peopleShownMax, total: format.count(people.data?.total ?? 0) }) } : {})}
            value={String(employeeId ?? '')}
            data={[
              { value: '', label: t('preview.first') },
              ...(people.data?.rows ?? []).map((row) => ({ value: String(row.employeeId), label: `${row.name} · ${row.employeeNumber}` })),
            ]}
            onChange={({ currentTarget: { value } }) => setEmployee(value === '' ? undefined : Number(value))}
          />
          <SegmentedControl
            aria-label={t('preview.on')}
            value={layout}
            onChange={(value) => setLayout(value === 'app' ? 'app' : 'web')}
            data={[
              { value: 'app', label: t('layouts.app') },
              { value: 'web', label: t('layouts.web') },
            ]}
          />
        </div>
      </Panel>
      <section className={classes.device} data-layout={layout} aria-label={t('preview.label')}>
        <Loaded query={query} skeleton={<PageSkeleton />}>
          {(payslip) => <PayslipSheet payslip={{ ...payslip, layout }} />}
        </Loaded>
      </section>
    </div>
  );
}
