import { useMediaQuery } from '@mantine/hooks';
import { useTableSettings } from '../table-settings.ts';
import type { TableAddress } from './table-address.ts';
import { useTableViews } from './use-table-views.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

interface Props {
  /** The table's name. */
  readonly name: string;
  readonly columnIds: readonly string[];
  readonly address: TableAddress;
}

/** The views of a table that is seen in another way than as rows: they keep its arrangement too. */
export function SavedViews({ name, columnIds, address }: Props) {
  const isNarrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const [settings, onSettings] = useTableSettings(name);
  const views = useTableViews({ name, columnIds, settings, onSettings, address });
  return <ViewsMenu table={name} views={views} address={address} isNarrow={isNarrow} />;
}
