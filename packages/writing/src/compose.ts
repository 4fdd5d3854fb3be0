import type { Piece } from './match.ts';

/** What stands between two pieces: a space, or nothing where marks lean on words. */
export function separator(before: Piece | undefined, after: Piece, autoSpace: boolean): '' | ' ' {
  if (before === undefined) {
    return '';
  }
  if (holdsTogether(before) || holdsTogether(after)) {
    return '';
  }
  return autoSpace && (after.kind === 'closing' || before.kind === 'opening') ? '' : ' ';
}

function holdsTogether({ kind }: Piece): boolean {
  return kind === 'joint' || kind === 'break';
}
