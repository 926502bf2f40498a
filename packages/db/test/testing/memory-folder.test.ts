import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { memoryFolderOf, takeMemory } from '../../src/testing/memory-folder.ts';
import { runVariable } from '../../src/testing/run-name.ts';

describe('a test run that keeps its databases in memory', () => {
  // any folder will do in its place
  const parent = mkdtempSync(path.join(os.tmpdir(), 'wagewright-memory-'));
  const ownRun = process.env[runVariable];
  const folder = memoryFolderOf(`${process.pid}-this`, parent);
  const take = (bytes = 1) => {
    process.env[runVariable] = `${process.pid}-this`;
    return takeMemory({ parent, bytes });
  };
  afterEach(() => {
    if (ownRun) process.env[runVariable] = ownRun;
    else delete process.env[runVariable];
  });
  afterAll(() => rmSync(parent, { recursive: true }));

  it('has a folder there, of which nothing is left when it ends', () => {
    const taken = take();
    expect(taken?.folder).toBe(folder);
    expect(existsSync(folder)).toBe(true);
    taken?.leave();
    expect(existsSync(folder)).toBe(false);
  });

  it('has none where there is no room, or no such place', () => {
    expect(take(Number.MAX_SAFE_INTEGER)).toBe(undefined);
    expect(takeMemory({ parent: path.join(parent, 'nowhere'), bytes: 1 })).toBe(undefined);
    expect(existsSync(folder)).toBe(false);
  });

  it('deletes what a run has left that is gone, and nothing of one that goes on', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const [gone, going] = [memoryFolderOf(`${pid}-gone`, parent), memoryFolderOf(`${process.ppid}-going`, parent)];
    for (const left of [gone, going]) mkdirSync(left);
    take()?.leave();
    expect([gone, going].filter((left) => existsSync(left))).toEqual([going]);
  });
});
