import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders of node_modules that a tool writes to; all but the unpacked browser stay out of the copy. */
const written = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache']);
const browser = '.cache/nevisa-chromium';

/**
 * Copies the files that Git knows or would add to an empty folder, with hard
 * links to the installed packages.
 */
export function copyTree(root: string, copy: string): void {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of files
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'), written);
  if (existsSync(join(root, 'node_modules', browser))) {
    linkFolder(join(root, 'node_modules', browser), join(copy, 'node_modules', browser));
  }
}

// A link to a package of the workspace is relative, so it leads to the package of the copy.
function linkFolder(from: string, to: string, left: ReadonlySet<string> = new Set()): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (left.has(entry.name)) {
      continue;
    }
    if (entry.isDirectory()) {
      linkFolder(source, target);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else {
      linkFile(source, target);
    }
  }
}

// The temporary folder may be on another disk.
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}
