import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its kernel ticks at. */
const ticksPerSecond = 100;

/** Processor time, in seconds, of all ended children of this process, with theirs; undefined where the system does not say. */
function ofEndedChildren(): number | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [fields[13], fields[14]].map(Number);
    return ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

let counted = 0;

/** What has come to it since it was asked last: asked when a child has just ended, what that child and its own have used. */
export function sinceLastChild(): number | undefined {
  const now = ofEndedChildren();
  if (now === undefined) return undefined;
  const since = now - counted;
  counted = now;
  return since;
}
