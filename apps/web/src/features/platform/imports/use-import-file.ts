import { useEffect, useRef, useState } from 'react';
import { useFailureTexts } from '../../../shared/api/use-failure-texts.ts';
import { useUpload } from '../../../shared/api/use-upload.ts';

/** The one file of an import: on its way, there, or refused with the reason in words. */
export type ImportFile = { readonly name: string; readonly bytes: number } & (
  | { readonly state: 'sending' }
  | { readonly state: 'here'; readonly id: number }
  | { readonly state: 'refused'; readonly reason: string }
);

/** Uploads a file as soon as it is chosen; another one takes its place. What is never imported is swept by the server. */
export function useImportFile() {
  const upload = useUpload('import');
  const { textOf } = useFailureTexts();
  const [file, setFile] = useState<ImportFile>();
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const choose = async (chosen: File | null) => {
    sending.current?.abort();
    if (!chosen) return setFile(undefined);
    const controller = new AbortController();
    sending.current = controller;
    const { name, size: bytes } = chosen;
    setFile({ name, bytes, state: 'sending' });
    const result = await upload(chosen, controller.signal);
    if (result === 'aborted') return;
    if (result.ok) setFile({ name: result.data.name, bytes, state: 'here', id: result.data.id });
    else setFile({ name, bytes, state: 'refused', reason: textOf(result.failure) });
  };
  return { file, choose: (chosen: File | null) => void choose(chosen) };
}
