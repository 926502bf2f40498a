import { call, type Failure } from '../../../api/failure.ts';
import { trpc } from '../../../api/trpc.ts';
import type { TableViews } from './use-table-views.ts';

const quiet = { trpc: { context: { quiet: true } } };

/** Keeps, renames, replaces and deletes views; each answers with why it failed, or with nothing. */
export function useViewChanges(table: string, { current, state, keep }: TableViews) {
  const utils = trpc.useUtils();
  const create = trpc.platform.tableViews.createTableView.useMutation(quiet);
  const update = trpc.platform.tableViews.updateTableView.useMutation(quiet);
  const remove = trpc.platform.tableViews.deleteTableView.useMutation(quiet);
  const done = async <Data>(promise: Promise<Data>, next: (data: Data) => void): Promise<Failure | undefined> => {
    const result = await call(promise);
    await utils.platform.tableViews.listTableViews.invalidate();
    if (!result.ok) return result.failure;
    next(result.data);
    return undefined;
  };
  const change = async (changed: Omit<Parameters<typeof update.mutateAsync>[0], 'id' | 'version'>) =>
    current && (await done(update.mutateAsync({ id: current.id, version: current.version, ...changed }), keep));
  return {
    isBusy: create.isPending || update.isPending || remove.isPending,
    add: async (name: string) => await done(create.mutateAsync({ table, name, state }), keep),
    rename: async (name: string) => await change({ name }),
    replace: async () => await change({ state }),
    share: async (sharedSolutionId: number | null) => await change({ sharedSolutionId }),
    setDefault: async (isDefault: boolean) => await change({ isDefault }),
    remove: async () => current && (await done(remove.mutateAsync({ id: current.id, version: current.version }), () => keep(undefined))),
  };
}

export type ViewChanges = ReturnType<typeof useViewChanges>;
