import type { Proposal } from '@nevisa/ui';
import { type CleanupChange, proposeCleanup, type WritingSettings } from '@nevisa/writing';

/** A change that the rules propose, as the list shows it. */
export interface TextProposal extends Proposal {
  readonly change: CleanupChange;
}

/** How long a slice takes before the page answers again, in ms. */
const sliceTime = 6;

/**
 * Finds the proposals for a text in slices, so that the page answers between them, and calls
 * once with all of them. Returns the function that stops.
 */
export function findProposals(
  text: string,
  settings: WritingSettings,
  onFound: (proposals: readonly TextProposal[]) => void,
): () => void {
  const parts = proposeCleanup(text, settings);
  const changes: CleanupChange[] = [];
  let timer: ReturnType<typeof setTimeout>;
  const runSlice = () => {
    const end = performance.now() + sliceTime;
    while (performance.now() < end) {
      const { done, value } = parts.next();
      if (done === true) {
        onFound(toProposals(text, changes));
        return;
      }
      changes.push(...value);
    }
    timer = setTimeout(runSlice);
  };
  timer = setTimeout(runSlice);
  return () => clearTimeout(timer);
}

/** How many characters are shown on each side of a change. */
const around = 30;

/**
 * The changes with the words around them. The id is the change and how often it occurred
 * before, so that a refusal stays when the text changes at another place.
 */
export function toProposals(text: string, changes: readonly CleanupChange[]): TextProposal[] {
  const counts = new Map<string, number>();
  return changes.map((change) => {
    const { from, to, after } = change;
    const key = `${change.before}→${after}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    // A change inside a word, or of a space alone, is shown with the words that it touches.
    const before = /\S*$/u.exec(text.slice(Math.max(0, from - around), from))?.[0] ?? '';
    const next = /^\S*/u.exec(text.slice(to, to + around))?.[0] ?? '';
    const [start, end] = [from - before.length, to + next.length];
    return {
      id: `${key} ${count}`,
      left: cutLeft(text, start),
      before: text.slice(start, end),
      after: before + after.replaceAll('\n', '¶') + next,
      right: cutRight(text, end),
      change,
    };
  });
}

function cutLeft(text: string, end: number): string {
  const line =
    text
      .slice(Math.max(0, end - around), end)
      .split('\n')
      .at(-1) ?? '';
  const isWhole = line.length < around || end - line.length === 0;
  return isWhole ? line : `…${line.replace(/^\S*\s/u, '')}`;
}

function cutRight(text: string, start: number): string {
  const line = text.slice(start, start + around).split('\n')[0] ?? '';
  const isWhole = line.length < around || start + line.length === text.length;
  return isWhole ? line : `${line.replace(/\s\S*$/u, '')}…`;
}
