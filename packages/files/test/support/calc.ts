import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

const program = path.resolve(import.meta.dirname, '../../../../scripts/calc.ts');

/** What a call of the command line leaves: its exit code and what it wrote. */
export interface CalcResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Host {
  readonly port: MessagePort;
  /** How many calls it has answered. */
  readonly answered: Int32Array;
}

let started: Host | undefined;

function startHost(): Host {
  const { port1: port, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(path.join(import.meta.dirname, 'calc-host.ts'), {
    workerData: { port: port2, answered, program },
    transferList: [port2],
    execArgv: [],
  });
  worker.unref();
  return { port, answered };
}

/**
 * `npm run -s calc -- …`, in a thread that has read the program already: a process of its own takes most of a second of processor time to come
 * up, and there are a hundred calls. That the program passes its arguments on and ends with the code is what calls of `calcAsProgram` show.
 */
export function calc(...args: string[]): CalcResult {
  started ??= startHost();
  const { port, answered } = started;
  const before = Atomics.load(answered, 0);
  port.postMessage(args);
  Atomics.wait(answered, 0, before);
  const { message } = receiveMessageOnPort(port) as { message: CalcResult | Error };
  if (message instanceof Error) throw message;
  return message;
}

/** The same as a process of its own, as people start it. */
export function calcAsProgram(...args: string[]): CalcResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}
