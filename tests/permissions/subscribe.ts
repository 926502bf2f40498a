import type { ProcedureContract } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import type { TestCaller } from '@wagewright/server/testing';

const camelCase = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const kindOf = (procedure: string): ProcedureContract['kind'] | undefined => procedures.find(({ id }) => id === procedure)?.kind;

/** The first event that says something: not that it is connected, nor that it still is. */
const findEvent = (text: string): string | undefined =>
  text.split('\n\n').find((event) => /^data: ?\{.*\}$/m.test(event) && !/^event: ?(connected|ping)/m.test(event));

const codeIn = (text: string): string | undefined => /"code":"([A-Z_]+)"/.exec(text)?.[1];

/** What a subscription says first: its data (200), or the status of its error. */
async function firstOf(url: string, token: string | undefined): Promise<{ status: number; code: string | undefined }> {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { headers: { ...authorization, accept: 'text/event-stream' } });
  if (!response.body) throw new Error(`${url} answered without a body.`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!findEvent(text)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  const event = findEvent(text);
  if (event && !/^event: ?serialized-error/m.test(event)) return { status: 200, code: undefined };
  const status = /"status":(\d+)/.exec(event ?? text)?.[1];
  return { status: status ? Number(status) : response.status, code: codeIn(event ?? text) };
}

export interface Asked {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string;
  readonly data?: unknown;
}

/** Calls a procedure of any kind; a subscription counts by what it says first. */
export async function ask(origin: string, caller: TestCaller, procedure: string, input: unknown): Promise<Asked> {
  if (kindOf(procedure) !== 'subscription') {
    const { status, error, data } = await caller.call(procedure, input);
    return { status, code: error?.code, message: error?.message ?? '', data };
  }
  const name = procedure.split('/').map(camelCase).join('.');
  const url = `${origin}/hr/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
  return { ...(await firstOf(url, caller.token)), message: '' };
}
