import type { Piece } from './match.ts';

/** What stands between two pieces: a space, or nothing where marks lean on words. */
export function separator(before: Piece | undefined, after: Piece, autoSpace: boolean): '' | ' ' {
  if (before === undefined) {
    return '';
  }
  const always = [before.kind, after.kind];
  if (always.includes('joint') || always.includes('break')) {
    return '';
  }
  return autoSpace && (after.kind === 'closing' || before.kind === 'opening') ? '' : ' ';
}
