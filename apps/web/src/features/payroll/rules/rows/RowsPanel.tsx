import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ParameterTable, ParameterVersion } from '@wagewright/contracts/definition';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import editor from '../Editor.module.css';
import classes from './Rows.module.css';
import type { RowsDraft } from './rows-draft.ts';
import { VersionEditor } from './VersionEditor.tsx';
import { byDay } from './version-rows.ts';

export interface RowsPanelProps {
  readonly draft: RowsDraft;
  readonly table: ParameterTable;
}

/** Rates, brackets and settings of a dated table: one version after the other, the newest first, each with its source. */
export default function RowsPanel({ draft, table }: RowsPanelProps) {
  const { t } = useTranslation('rows');
  const format = useFormat();
  const [shown, setShown] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  // what was typed and is given up, or saved, goes with the editor
  const [round, setRound] = useState(0);
  const versions = byDay(table.versions).toReversed();
  const version = versions.find(({ validFrom }) => validFrom === shown) ?? versions[0];
  if (!version) return <Panel title={t('title')}>{t('inBatch')}</Panel>;
  const nameOf = ({ validFrom, validTo }: ParameterVersion) =>
    validTo === undefined ? t('open', { from: format.day(validFrom) }) : t('closed', { days: format.days(validFrom, validTo) });
  const done = (next: string | null) => {
    if (next !== null) setShown(next);
    setNew(false);
    setRound(round + 1);
  };
  return (
    <Panel title={t('title')} note={t('note', { day: t(`days.${table.validOn}`) })}>
      <div className={editor.stack}>
        <div className={classes.pick}>
          <NativeSelect
            label={t('version')}
            value={version.validFrom}
            disabled={isNew}
            data={versions.map((one) => ({ value: one.validFrom, label: nameOf(one) }))}
            onChange={({ currentTarget: { value } }) => done(value)}
          />
          {draft.canEdit && !isNew && (
            <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => setNew(true)}>
              {t('add')}
            </Button>
          )}
        </div>
        <VersionEditor
          key={`${version.validFrom} ${isNew} ${round}`}
          draft={draft}
          table={table}
          version={version}
          isNew={isNew}
          onDone={done}
        />
      </div>
    </Panel>
  );
}
