import { Button, Menu } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { useCan } from '../../../../shared/views.ts';
import { ImportDialog } from '../../../platform/imports/index.ts';
import type { Batch } from '../run-batch-event.ts';

interface Props {
  readonly batch: Batch;
  /** The table that it goes into; left out: it is asked for where there are several. */
  readonly table?: string;
}

/** Brings a file of values into a table that the batch takes input for: while it waits, and once it is calculated for those whom the file changes. */
export function UploadInput({ batch, table }: Props) {
  const can = useCan();
  if (!batch.events.includes('change-payee-input') || !can('import.make')) return null;
  return <Offered batch={batch} {...(table === undefined ? {} : { table })} />;
}

function Offered({ batch, table }: Props) {
  const { t } = useTranslation('typedInput');
  const format = useFormat();
  const [part, open] = useState<string>();
  const query = trpc.payroll.batches.listBatchInput.useQuery({ id: batch.id }, { enabled: table === undefined });
  const tables = query.data?.tables.filter(({ isTyped }) => isTyped) ?? [];
  const only = table ?? (tables.length === 1 ? tables[0]?.code : undefined);
  const button = (
    <Button
      variant="default"
      leftSection={<IconFileImport size={16} stroke={1.8} />}
      {...(only === undefined ? {} : { onClick: () => open(only) })}
    >
      {t('upload')}
    </Button>
  );
  if (only === undefined && tables.length === 0) return null;
  return (
    <>
      {only === undefined ? (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>{button}</Menu.Target>
          <Menu.Dropdown>
            {tables.map(({ code, name }) => (
              <Menu.Item key={code} onClick={() => open(code)}>
                {format.name(name)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        button
      )}
      <Suspense>
        {part !== undefined && (
          <ImportDialog
            subject={{ entity: 'batch-input', id: batch.id, part }}
            {...(batch.events.includes('set-input') ? {} : { note: t('uploadCalculated') })}
            onClose={() => open(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
