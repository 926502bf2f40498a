/** People chosen one by one; the name of a single one. */
interface Named {
  readonly employeeIds: readonly number[];
  readonly name?: string;
}

/** All whom a cause of findings concerns, as they were seen. */
interface Found {
  readonly key: string;
  readonly message: { readonly en: string; readonly 'zh-CN': string };
  readonly people: number;
  /** Of the batch. */
  readonly version: number;
}

/** Who is to be held, or taken in again. */
export interface Holding {
  readonly held: boolean;
  readonly whom: Named | Found;
}
