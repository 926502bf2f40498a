/** The documents of a file of an archive, one after the other: some hundreds of payslips are read at once, and written by threads. */
import type { Program } from '@wagewright/calc-engine';
import { limits } from '@wagewright/contracts';
import { payslipFileName } from '@wagewright/contracts/payroll/payslip-archives';
import type { PayslipDetail } from '@wagewright/contracts/payroll/payslips';
import {
  type ArchiveJob,
  type DetailSource,
  payslipDetails,
  readLogo,
  readPayslips,
  readRunSource,
  readsOfPool,
  sqlOfClient,
} from '@wagewright/db';
import type { ZipEntry } from '@wagewright/documents';
import type { WorkerDeps } from '../../deps.ts';
import { compileSource } from '../../pool/compile-source.ts';

export interface Documents {
  readonly deps: Pick<WorkerDeps, 'pool'> & { readonly threads: Pick<WorkerDeps['threads'], 'runDocuments'> };
  readonly source: DetailSource;
  readonly job: ArchiveJob;
}

/** What payslips are read with; programs and pictures are read once a job. */
export function detailSource({ pool, files }: Pick<WorkerDeps, 'pool' | 'files'>): DetailSource {
  const reads = readsOfPool(pool);
  const programs = new Map<number, Promise<Program>>();
  const logos = new Map<number, Promise<string | null>>();
  const once = <Value>(known: Map<number, Promise<Value>>, id: number, read: () => Promise<Value>): Promise<Value> => {
    const value = known.get(id) ?? read();
    known.set(id, value);
    return value;
  };
  return {
    reads,
    programOf: async ({ calculated }) =>
      calculated &&
      (await once(programs, calculated.copy.id, async () => compileSource(await readRunSource(sqlOfClient(pool), calculated.batchId)))),
    logoOf: (id) => once(logos, id, () => readLogo(reads, files, id)),
  };
}

function inSlices<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

async function write({ deps, job }: Documents, details: readonly PayslipDetail[]): Promise<ZipEntry[]> {
  const { language, askedAt: madeAt } = job;
  const written = await Promise.all(
    inSlices(details, limits.payslipsWrittenAtOnce).map((slice) => deps.threads.runDocuments({ details: slice, language, madeAt })),
  );
  return written.flat().map((bytes, index) => ({ name: payslipFileName(details[index]?.number ?? ''), bytes }));
}

/**
 * Documents of payslips in their order, those that are gone by now left out. While threads write some, the next are read.
 * @param told is called with how many of them have been written so far
 */
export async function* archiveDocuments(
  documents: Documents,
  payslipIds: readonly number[],
  told: (written: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const read = async (ids: readonly number[]): Promise<PayslipDetail[]> =>
    await payslipDetails(documents.source, await readPayslips(documents.source.reads, ids));
  const slices = inSlices(payslipIds, limits.payslipsReadAtOnce);
  const names = new Set<string>();
  let written = 0;
  let next = read(slices[0] ?? []);
  for (let at = 0; at < slices.length; at += 1) {
    const details = await next;
    next = read(slices[at + 1] ?? []);
    next.catch(() => undefined); // thrown where it is awaited
    for (const { name, bytes } of await write(documents, details)) {
      const own = names.has(name) ? name.replace(/\.pdf$/, `-${names.size}.pdf`) : name;
      names.add(own);
      yield { name: own, bytes };
    }
    written += details.length;
    await told(written);
  }
}
