/** Results period after period: a folder with one for each period and the ledger, or all of it on standard output. */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { type Ledger, minorToText, type PaidPeriod, type Program, type RetroDelta } from '@wagewright/calc-engine';
import type { Format } from '../read-arguments.ts';
import { employeeHeader } from '../read-table.ts';
import type { ResultTable } from '../results.ts';
import { csvText, formatTable, gathering, writeToFolder } from '../write-results.ts';
import { ledgerRows } from './ledger-file.ts';

export interface PeriodWriter {
  add(paid: PaidPeriod, tables: readonly ResultTable[]): void;
  end(ledger: Ledger): void;
}

const csvLine = (fields: readonly string[]): string => `${fields.map(csvText).join(',')}\n`;

/** What is owed for earlier periods: one line a person, period and element, and whether the definition pays it (reads its RETRO) or only knows of it. */
export function retroLines({ balances, history }: Program, deltas: readonly RetroDelta[]): string[][] {
  const scales = new Map(balances.map(({ code, scale }) => [code, scale]));
  const paid = new Set(history.filter(({ window }) => window === 'RETRO').map(({ element }) => element));
  return deltas.flatMap(({ employee, earned, amounts }) =>
    [...amounts].map(([code, minor]) => [
      employee,
      earned.name,
      code,
      minorToText(minor, scales.get(code) ?? 0),
      paid.has(code) ? 'TRUE' : 'FALSE',
    ]),
  );
}

const retroColumns = [employeeHeader, 'period', 'element', 'delta', 'paid'];
export const retroObjects = (lines: readonly (readonly string[])[]): object[] =>
  lines.map((line) => Object.fromEntries(retroColumns.map((column, index) => [column, line[index] ?? ''])));

/** `DIR/2026-01/Pay.csv`, `DIR/2026-03/retro.csv` where something is owed, `DIR/ledger.csv`, which a later call takes by --ledger. */
export function folderWriter(program: Program, format: Format, folder: string): PeriodWriter {
  return {
    add({ period, deltas }, tables) {
      const place = path.join(folder, period.name);
      writeToFolder(tables, format, place);
      const lines = retroLines(program, deltas);
      if (lines.length === 0) return;
      const text = format === 'json' ? `${JSON.stringify(retroObjects(lines), null, 2)}\n` : [retroColumns, ...lines].map(csvLine).join('');
      writeFileSync(path.join(place, `retro.${format}`), text);
    },
    end(ledger) {
      mkdirSync(folder, { recursive: true });
      const file = openSync(path.join(folder, 'ledger.csv'), 'w');
      try {
        const write = gathering((text) => void writeSync(file, text));
        for (const row of ledgerRows(program, ledger)) write(csvLine(row));
        write(null);
      } finally {
        closeSync(file);
      }
    },
  };
}

/** CSV: each table with its period and name above it. JSON: `{"periods": [{"period", "payDate", "tables", "retro"}]}`. */
export function outputWriter(program: Program, format: Format): PeriodWriter {
  const write = gathering((text) => void process.stdout.write(text));
  const writers: Readonly<Record<Format, PeriodWriter>> = { csv: csvWriter(program, write), json: jsonWriter(program, write) };
  return writers[format];
}

type Gather = ReturnType<typeof gathering>;

function csvWriter(program: Program, write: Gather): PeriodWriter {
  let isFirst = true;
  const head = (title: string): void => {
    write(`${isFirst ? '' : '\n'}# ${title}\n`);
    isFirst = false;
  };
  return {
    add({ period, deltas }, tables) {
      for (const table of tables) {
        head(`${period.name} ${table.plan.code}`);
        for (const part of formatTable.csv(table)) write(part);
      }
      const lines = retroLines(program, deltas);
      if (lines.length === 0) return;
      head(`${period.name} retro`);
      for (const line of [retroColumns, ...lines]) write(csvLine(line));
    },
    end: () => write(null),
  };
}

function jsonWriter(program: Program, write: Gather): PeriodWriter {
  let isFirst = true;
  return {
    add({ period, deltas }, tables) {
      write(`${isFirst ? '{"periods": [\n' : ',\n'}{"period": ${JSON.stringify(period.name)}, "payDate": "${period.payDate}", "tables": {`);
      isFirst = false;
      for (const [index, table] of tables.entries()) {
        write(`${index === 0 ? '\n' : ',\n'}${JSON.stringify(table.plan.code)}: `);
        for (const part of formatTable.json(table)) write(part);
      }
      write(`\n}, "retro": ${JSON.stringify(retroObjects(retroLines(program, deltas)))}}`);
    },
    end() {
      write(isFirst ? '{"periods": []}\n' : '\n]}\n');
      write(null);
    },
  };
}
