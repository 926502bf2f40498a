import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Failure, type Result, toFailure } from './failure.ts';
import { newTraceId } from './trace-id.ts';

/** Keeps a file on the reader's device. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const nameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? 'export.csv');

/** Why an answer of the documented door is none. */
export async function failureIn(response: Response): Promise<Failure> {
  const unknown = { status: response.status, code: 'UNKNOWN' as const, method: '', traceId: '', message: '' };
  if (!response.headers.get('content-type')?.includes('application/json')) return unknown;
  const { error } = (await response.json()) as { error: Omit<Failure, 'status'> };
  return { ...unknown, ...error };
}

/** Asks a call of the documented door for a file and keeps it: without an input by reading. The browser holds a large one on its disk. */
export function useDownload(): (path: `/api/${string}`, input?: object) => Promise<Result<string>> {
  const { basepath } = useRouter();
  const { i18n } = useTranslation();
  return async (path, input) => {
    try {
      const response = await fetch(`${basepath.replace(/\/$/, '')}${path}`, {
        headers: { 'x-trace-id': newTraceId(), 'x-language': i18n.language, ...(input ? { 'content-type': 'application/json' } : {}) },
        ...(input ? { method: 'POST', body: JSON.stringify(input) } : {}),
      });
      if (!response.ok) return { ok: false, failure: await failureIn(response) };
      const name = nameIn(response.headers.get('content-disposition'));
      saveFile(name, await response.blob());
      return { ok: true, data: name };
    } catch (thrown) {
      // broken off on the way: what has come is not kept
      const failure = toFailure(thrown, path);
      return { ok: false, failure: thrown instanceof TypeError ? { ...failure, status: 0, code: 'NO_NETWORK' } : failure };
    }
  };
}
