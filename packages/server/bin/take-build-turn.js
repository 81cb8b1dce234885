import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;
/** Longer than any build: a turn that is as old has been left behind. */
const OLDEST_MS = 600_000;

/**
 * Runs `build` while no other process on this checkout does. Whoever waited may find its work done, so
 * `build` looks first. `file` names the process whose turn it is.
 * @param {string} file
 * @param {() => void} build
 */
export async function takeBuildTurn(file, build) {
  const own = `${process.pid}`;
  const draft = `${file}.${own}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, own);
  const release = () => {
    rmSync(draft, { force: true });
    if (ownerOf(file) === own) rmSync(file, { force: true });
  };
  process.once('exit', release);
  while (!tryLink(draft, file)) {
    if (isLeft(file)) {
      renameSync(draft, file);
      // Of several who take a turn over, the last one has it.
      await wait(LOOK_AGAIN_MS);
      if (ownerOf(file) === own) break;
      writeFileSync(draft, own);
    }
    await wait(LOOK_AGAIN_MS);
  }
  build();
  process.off('exit', release);
  release();
}

function tryLink(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function ownerOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isLeft(file) {
  const owner = ownerOf(file);
  if (owner === undefined) return false;
  try {
    process.kill(Number(owner), 0);
    return Date.now() - statSync(file).mtimeMs > OLDEST_MS;
  } catch (error) {
    // The process, or the file: whose turn it was is through.
    return error.code === 'ESRCH';
  }
}
