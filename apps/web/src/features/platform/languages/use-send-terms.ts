import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Result, toFailure } from '../../../shared/api/failure.ts';
import { newTraceId } from '../../../shared/api/trace-id.ts';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { failureIn } from '../../../shared/api/use-download.ts';

export type UploadedTerms = Outputs['platform']['languages']['uploadTermsByMode'];

/** Sends a file of terms by the documented door, which takes files. */
export function useSendTerms(): (file: File, mode: string) => Promise<Result<UploadedTerms>> {
  const { basepath } = useRouter();
  const { i18n } = useTranslation();
  const path = `${basepath.replace(/\/$/, '')}/api/base/language/upload/v2`;
  return async (file, mode) => {
    const body = new FormData();
    body.set('mode', mode);
    body.set('file', file); // the last part: fields come before it
    try {
      const headers = { 'x-trace-id': newTraceId(), 'x-language': i18n.language };
      const response = await fetch(path, { method: 'POST', headers, body });
      if (!response.ok) return { ok: false, failure: await failureIn(response) };
      return { ok: true, data: ((await response.json()) as { data: UploadedTerms }).data };
    } catch (thrown) {
      const failure = toFailure(thrown, path);
      return { ok: false, failure: thrown instanceof TypeError ? { ...failure, status: 0, code: 'NO_NETWORK' } : failure };
    }
  };
}
