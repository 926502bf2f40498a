import { limits } from '@wagewright/contracts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { useFailureTexts } from '../../api/use-failure-texts.ts';
import { useUpload } from '../../api/use-upload.ts';

/** A file that somebody adds to what they are about to say: on its way, there, or refused with the reason in words. */
export type BroughtFile = { readonly key: number; readonly name: string; readonly bytes: number } & (
  | { readonly state: 'sending' }
  | { readonly state: 'here'; readonly id: number }
  | { readonly state: 'refused'; readonly reason: string }
);

export interface BroughtFiles {
  readonly files: readonly BroughtFile[];
  /** Of those that are there. */
  readonly ids: readonly number[];
  readonly isSending: boolean;
  /** More were chosen than can be added at once. */
  readonly isFull: boolean;
  readonly add: (chosen: readonly File[]) => void;
  readonly remove: (key: number) => void;
}

/** Uploads files as soon as they are chosen, so that they are there when the form is sent. What is left when it is not sent goes by itself. */
export function useBroughtFiles(): BroughtFiles {
  const upload = useUpload();
  const { textOf } = useFailureTexts();
  const { client } = trpc.useUtils();
  const [files, setFiles] = useState<readonly BroughtFile[]>([]);
  const [isFull, setFull] = useState(false);
  const sending = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  useEffect(() => {
    const all = sending.current;
    return () => {
      for (const one of all.values()) one.abort();
    };
  }, []);
  const settle = (key: number, settled: (file: BroughtFile) => BroughtFile) =>
    setFiles((current) => current.map((file) => (file.key === key ? settled(file) : file)));
  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    sending.current.set(key, controller);
    const result = await upload(file, controller.signal);
    sending.current.delete(key);
    if (result === 'aborted') return;
    if (result.ok) settle(key, ({ bytes }) => ({ key, name: result.data.name, bytes, state: 'here', id: result.data.id }));
    else settle(key, ({ name, bytes }) => ({ key, name, bytes, state: 'refused', reason: textOf(result.failure) }));
  };
  const add = (chosen: readonly File[]) => {
    const room = limits.filesPerActionMax - files.filter(({ state }) => state !== 'refused').length;
    setFull(chosen.length > room);
    const taken = chosen.slice(0, Math.max(0, room)).map((file) => ({ key: ++lastKey.current, file }));
    setFiles((current) => [
      ...current,
      ...taken.map(({ key, file }) => ({ key, name: file.name, bytes: file.size, state: 'sending' }) as const),
    ]);
    for (const { key, file } of taken) void send(key, file);
  };
  const remove = (key: number) => {
    const file = files.find((one) => one.key === key);
    sending.current.get(key)?.abort();
    if (file?.state === 'here') void call(client.platform.files.removeFile.mutate({ id: file.id }));
    setFull(false);
    setFiles((current) => current.filter((one) => one.key !== key));
  };
  const ids = files.flatMap((file) => (file.state === 'here' ? [file.id] : []));
  return { files, ids, isSending: files.some(({ state }) => state === 'sending'), isFull, add, remove };
}
