// The thread of calc.ts: calls the command line's main function, and answers with what it wrote and its exit code.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { type MessagePort, workerData } from 'node:worker_threads';

const { port, answered, program } = workerData as { port: MessagePort; answered: Int32Array; program: string };
enableCompileCache();
const main = (async () => {
  const url = pathToFileURL(path.join(path.dirname(program), 'calc/main.ts')).href;
  return ((await import(url)) as { main(args: readonly string[]): Promise<number> }).main;
})();

const written = { stdout: '', stderr: '' };
console.log = (...words: unknown[]) => void (written.stdout += `${format(...words)}\n`);
console.error = (...words: unknown[]) => void (written.stderr += `${format(...words)}\n`);
process.stdout.write = (text: string | Uint8Array): boolean => {
  written.stdout += String(text);
  return true;
};

async function answer(args: readonly string[]): Promise<unknown> {
  Object.assign(written, { stdout: '', stderr: '' });
  try {
    return { status: await (await main)(args), ...written };
  } catch (error) {
    return error;
  }
}

port.on('message', (args: readonly string[]) => {
  void answer(args).then((said) => {
    port.postMessage(said);
    Atomics.add(answered, 0, 1);
    Atomics.notify(answered, 0);
  });
});
