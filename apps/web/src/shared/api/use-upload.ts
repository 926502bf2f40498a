import { useRouter } from '@tanstack/react-router';
import type { FilePurposeName } from '@wagewright/contracts/platform/files';
import { useTranslation } from 'react-i18next';
import { type Result, toFailure, wasAborted } from './failure.ts';
import { newTraceId } from './trace-id.ts';
import type { Outputs } from './trpc.ts';
import { failureIn } from './use-download.ts';

export type StoredFile = Outputs['platform']['files']['uploadFile'];

/** Brings a file, which is then the reader's alone until a call adds it to something (ADR 74). Aborted, it answers with a failure that nobody is to be told of. */
export function useUpload(
  purpose: FilePurposeName = 'attachment',
): (file: File, signal: AbortSignal) => Promise<Result<StoredFile> | 'aborted'> {
  const { basepath } = useRouter();
  const { i18n } = useTranslation();
  const path = `${basepath.replace(/\/$/, '')}/api/platform/files`;
  return async (file, signal) => {
    const body = new FormData();
    body.set('purpose', purpose);
    body.set('file', file); // the last part: fields come before it
    try {
      const headers = { 'x-trace-id': newTraceId(), 'x-language': i18n.language };
      const response = await fetch(path, { method: 'POST', headers, body, signal });
      if (!response.ok) return { ok: false, failure: await failureIn(response) };
      return { ok: true, data: ((await response.json()) as { data: StoredFile }).data };
    } catch (thrown) {
      if (wasAborted(thrown)) return 'aborted';
      const failure = toFailure(thrown, path);
      return { ok: false, failure: thrown instanceof TypeError ? { ...failure, status: 0, code: 'NO_NETWORK' } : failure };
    }
  };
}

/** Where a file is fetched from, as the address of a link. */
export function useFileAddress(): (id: number) => string {
  const { basepath } = useRouter();
  return (id) => `${basepath.replace(/\/$/, '')}/api/platform/files/${id}`;
}
