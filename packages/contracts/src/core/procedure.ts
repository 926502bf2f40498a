import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { StatefulThing } from './lock-order.ts';
import type { Permission } from './permissions.ts';

export type ProcedureKind = 'query' | 'mutation' | 'subscription';
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A documented REST call that this procedure answers. `{name}` in the path fills the input field of that name. */
export interface RestBinding {
  readonly method: HttpMethod;
  readonly path: `/api/${string}`;
  readonly status?: 200 | 201 | 202 | 204;
  /** Wire names that differ from the input's field names, wire name → field name. */
  readonly rename?: Readonly<Record<string, string>>;
}

/** All that is said about a procedure, once: server, REST, OpenAPI, permission matrix, malformed-input test and audit check read it. */
export interface ProcedureContract<
  Kind extends ProcedureKind = ProcedureKind,
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
> {
  /** area/slice/verb-noun; the server implements it in apps/server/src/<id>.ts. */
  readonly id: `${string}/${string}/${string}`;
  readonly kind: Kind;
  /** One sentence for the reference. */
  readonly summary: string;
  readonly permission: 'public' | 'signed-in' | Permission;
  readonly input: Input;
  readonly output: Output;
  /** Errors of its own, beside those that any procedure can meet (authentication, validation, overload). */
  readonly errors: readonly ErrorCode[];
  readonly rest: readonly RestBinding[];
  /** The entity whose change it records; every mutation has one. */
  readonly audit?: string;
  /** What has a state and is changed, or must let the change happen: locked before it is read. Every mutation of such a thing says it. */
  readonly changes?: StatefulThing;
  /** Takes an Idempotency-Key. */
  readonly idempotent?: boolean;
  /** Its REST call answers with a file of this type, or one of these, named as the output says; the typed door with the output. */
  readonly answersFile?: string | readonly string[];
  /** Takes one file as multipart/form-data; the fields before it, and the query, are the input. The typed door does not take files. */
  readonly takesFile?: boolean;
  /** Exempt from the 500 ms minimum: editor completion and windows of big tables. */
  readonly immediate?: boolean;
}

export function defineProcedure<const Kind extends ProcedureKind, Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: ProcedureContract<Kind, Input, Output>,
): ProcedureContract<Kind, Input, Output> {
  return contract;
}

export type InputOf<C extends ProcedureContract> = z.output<C['input']>;
export type OutputOf<C extends ProcedureContract> = z.input<C['output']>;
