import { useCallback, useEffect, useRef, useState } from 'react';
import { trpc } from '../../../api/trpc.ts';
import type { TableSettings } from '../table-settings.ts';
import { isSameState, openState, type SavedView, type StateInput, stateOf } from './saved-state.ts';
import { asksNothing, type TableAddress } from './table-address.ts';

const freshMs = 60_000;

/** What an opened view could not keep to: so many of its columns are gone, or the view itself is. */
export type ViewFault = { readonly missing: number } | 'gone';

interface Table {
  readonly name: string | undefined;
  readonly columnIds: readonly string[];
  readonly settings: TableSettings;
  readonly onSettings: (settings: TableSettings) => void;
  readonly address: TableAddress | undefined;
}

export interface TableViews {
  readonly query: {
    readonly data: { readonly rows: readonly SavedView[] } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** The view that the arrangement began as. */
  readonly current: SavedView | undefined;
  /** The table no longer stands as the view has it. */
  readonly isChanged: boolean;
  /** How it stands. */
  readonly state: StateInput;
  readonly open: (view: SavedView) => void;
  readonly fault: ViewFault | undefined;
  /** The arrangement is that of this view from now on, or of none. */
  readonly keep: (view: Pick<SavedView, 'id' | 'version'> | undefined) => void;
}

/** The reader's saved views of a table: the one that a link names is opened, else, where nothing is asked for, the default. */
export function useTableViews({ name, columnIds, settings, onSettings, address }: Table): TableViews {
  const isOffered = name !== undefined && address !== undefined;
  const query = trpc.platform.tableViews.listTableViews.useQuery(
    { table: name ?? '', ...(address?.solutionId === undefined ? {} : { solutionId: address.solutionId }) },
    { enabled: isOffered, staleTime: freshMs, trpc: { context: { quiet: true } } },
  );
  const [fault, setFault] = useState<ViewFault>();
  const known = new Set([...columnIds, ...(address?.filterable ?? [])]);
  const isKnown = (column: string) => known.has(column);
  const views = query.data?.rows;
  const open = (view: SavedView) => {
    const opened = openState(view, isKnown);
    onSettings(opened.settings);
    address?.go(opened.asked);
    setFault(opened.missing > 0 ? { missing: opened.missing } : undefined);
  };
  const isArrangedBy = ({ id, version }: SavedView) => settings.view?.id === id && settings.view.version === version;
  const arrive = () => {
    if (!views || !address) return;
    const named = views.find(({ id }) => id === address.view);
    if (named) return open(named);
    if (address.view !== undefined) {
      setFault('gone');
      return address.go(address.asked);
    }
    const usual = views.find(({ isDefault, owner }) => isDefault && owner === null);
    if (!usual || !asksNothing(address.asked)) return;
    if (!isArrangedBy(usual)) return open(usual);
    const { asked } = openState(usual, isKnown);
    if (!asksNothing(asked)) address.go(asked);
  };
  const own = useRef<Record<string, number | 'plainly'>>({});
  const arrivals = address?.arrivals ?? own;
  const key = name ?? '';
  const isThere = views !== undefined && address !== undefined;
  const wanted = address?.view ?? 'plainly';
  useEffect(() => {
    const arrived = arrivals.current[key];
    if (!isThere || arrived === wanted) return;
    const isFirst = arrived === undefined;
    arrivals.current[key] = wanted;
    if (isFirst || wanted !== 'plainly') arrive();
  });
  const current = views?.find(({ id }) => id === settings.view?.id);
  const state = stateOf(settings, address?.asked ?? {});
  const saved = current && openState(current, isKnown);
  return {
    query,
    current,
    isChanged: saved !== undefined && !isSameState(state, stateOf(saved.settings, saved.asked)),
    state,
    open,
    fault,
    keep: useCallback(
      (view: Pick<SavedView, 'id' | 'version'> | undefined) => {
        const { view: _, ...arranged } = settings;
        onSettings(view ? { ...arranged, view: { id: view.id, version: view.version } } : arranged);
      },
      [settings, onSettings],
    ),
  };
}
