import type { Page } from '@playwright/test';

export const tablesWanted = 40;
export const columnsWanted = 300;

interface Definition {
  readonly steps: readonly { readonly tables: readonly { readonly columns: readonly object[] }[] }[];
}

const name = (text: string) => ({ en: text, 'zh-CN': text });

/** Tables that read one another, so that the draft has as many tables and columns as a large one. */
function moreTables({ steps }: Definition): object[] {
  const tables = steps.flatMap((step) => step.tables);
  const tablesMore = Math.max(1, tablesWanted - tables.length);
  const columnsMore = Math.max(tablesMore, columnsWanted - tables.reduce((sum, table) => sum + table.columns.length, 0));
  return Array.from({ length: tablesMore }, (_, table) => {
    const columns = Math.floor(((table + 1) * columnsMore) / tablesMore) - Math.floor((table * columnsMore) / tablesMore);
    const reads = table === 0 ? 'Pay.Net' : `More${table - 1}.C0`;
    return {
      code: `More${table}`,
      kind: 'data',
      name: name(`More ${table}`),
      columns: Array.from({ length: columns }, (__, column) => ({
        code: `C${column}`,
        name: name(`Column ${column}`),
        type: 'money',
        expression: column === 0 ? `${reads} * 1.01 + 1` : `ROUND(MAX(C${column - 1}, 10) * 0.5 + Pay.Gross / 12, 2)`,
      })),
    };
  });
}

export interface LargeDraft {
  readonly number: number;
  /** Of its rules. */
  readonly address: string;
}

/** A draft of the solution with 40 tables and 300 columns. */
export async function largeDraft(page: Page, url: string, solutionId: number): Promise<LargeDraft> {
  const headers = { origin: new URL(url).origin };
  const copies = `${url}/api/payroll/solutions/${solutionId}/copies`;
  const made = (await (await page.request.post(copies, { data: {}, headers })).json()) as { data: { number: number; version: number } };
  const { number } = made.data;
  const read = (await (await page.request.get(`${copies}/${number}`)).json()) as { data: { definition: Definition; version: number } };
  const { definition, version } = read.data;
  const value = { code: 'MORE', name: name('More'), tables: moreTables(definition) };
  const saved = await page.request.patch(`${copies}/${number}`, {
    data: { version, changes: [{ part: { kind: 'step', code: 'MORE' }, value }] },
    headers,
  });
  const { data } = (await saved.json()) as { data: { findings: readonly unknown[] } };
  if (data.findings.length > 0) throw new Error(`The large draft is wrong: ${JSON.stringify(data.findings)}`);
  return { number, address: `${url}/payroll/solutions/${solutionId}/copies/${number}/rules` };
}
