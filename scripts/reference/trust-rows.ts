/** What must hold under load, faults and attack. A row is shown by tests whose titles name it, as in “… (R8)”. */
export interface TrustRow {
  readonly row: string;
  readonly holds: string;
  /** The large version, by hand or at night. */
  readonly large?: string;
  /** Why no test can name it yet. */
  readonly notYet?: string;
}

const chaos = 'npm run chaos';
const fuzz = 'npm run fuzz';
const load = 'npm run load';

export const trustRows: readonly TrustRow[] = [
  { row: 'R1', holds: 'A worker killed at any point loses and doubles nothing; work goes on within 30 s.', large: chaos },
  {
    row: 'R2',
    holds: 'A thread that dies, hangs or runs out of memory costs its own chunk; a failing employee is isolated.',
    large: chaos,
  },
  { row: 'R3', holds: 'A killed backend or server: what was committed stays; 503, then recovery within 30 s.', large: chaos },
  { row: 'R5', holds: 'Named fail points around every commit hold, every time.', large: chaos },
  { row: 'R6', holds: 'A worker paused past its time has its late write refused by the token, and counted.', large: chaos },
  { row: 'R7', holds: '1, 2 and 4 threads and three chunk sizes give byte-identical results.' },
  { row: 'R8', holds: 'Fifty submits of one batch at once have one effect.' },
  { row: 'R9', holds: 'Random walks of racing clients never reach an illegal state; a closed period stays closed.' },
  { row: 'R10', holds: 'A worker told to stop drains or hands back within 30 s.', large: chaos },
  { row: 'R11', holds: 'The embedded PostgreSQL is supervised; a data folder that cannot be used says so.' },
  { row: 'R12', holds: 'A test run that is interrupted or fails leaves no process behind.' },
  { row: 'R13', holds: 'On a busy machine a busy thread is not taken for a dead one.', large: chaos },
  { row: 'L1', holds: '1,000 sessions reading while a batch runs: no 5xx, reads within 300 ms at the 95th percentile.', large: load },
  { row: 'L2', holds: 'Overload is shed by 429 with Retry-After; no crash, memory flat.', large: load },
  {
    row: 'L3',
    holds: 'Sign-ins by the hundred, right ones and junk: the right get in, readers do not notice, hashing in a bounded lane.',
    large: load,
  },
  { row: 'L4', holds: 'Requests beyond what is served get 429 within 100 ms.', large: load },
  { row: 'L5', holds: 'Streams are limited by session; a change told to a thousand delays nobody’s read.', large: load },
  { row: 'F1', holds: 'No text makes the expression language throw or hang; printing is stable.', large: fuzz },
  { row: 'F2', holds: 'No expression, name or cell reaches the host.', large: fuzz },
  { row: 'F3', holds: 'Malformed, oversized and hostile input of every procedure: 4xx in the documented shape.' },
  { row: 'F4', holds: 'Raw bodies before any contract: refused within 20 ms, bounded by size and depth for strangers.' },
  { row: 'F5', holds: 'Names of object properties and numbers past int64 are refused in words.' },
  { row: 'S1', holds: 'Every procedure × role × scope as a reviewed table says; lists answer with exactly the rows in reach.' },
  { row: 'S2', holds: 'Every id swapped for one out of scope: 404 like a missing one, the whole database unchanged.' },
  { row: 'S3', holds: 'Pay and identity fields by role, to the field.' },
  { row: 'S4', holds: 'What is taken away in mid-session is gone at the next call.' },
  { row: 'S5', holds: 'Guessing passwords meets growing delays by account and address, uniform answers, stored hashes.' },
  {
    row: 'S8',
    holds: 'Hostile uploads are refused in time and memory; exports cannot carry formulas.',
    notYet: 'Nothing can be uploaded or exported yet.',
  },
  { row: 'S11', holds: 'Headers, content policy, cookies and origin checks; no GET changes anything; no secret in a log.' },
  { row: 'S12', holds: 'Every change leaves its audit record in its own transaction; the audit cannot be altered unnoticed.' },
  { row: 'S13', holds: 'Limits count by address and by proved session; a made-up token is a stranger.' },
  {
    row: 'S14',
    holds: 'Answers are not kept by caches, secrets come in bodies, hosts are those configured, names hold no control characters.',
  },
  { row: 'M1', holds: 'Allocated parts sum to the whole to the cent, in any order.' },
  { row: 'M2', holds: 'Net = gross − deductions; Σ payslips = batch = ledger; retro and its reversal are zero.' },
  { row: 'M3', holds: 'The engine agrees with an evaluator written independently of it, and with published examples.', large: fuzz },
];
