import { asWord, type Piece } from '../match.ts';

/** A text that is written as it stands: its lines, and the breaks between them. */
export function piecesOfText(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.trim().split(/(\s*\n\s*)/u)) {
    if (part.trim() !== '') {
      pieces.push(asWord(part));
    } else if (part !== '') {
      const lines = part.split('\n').length - 1;
      pieces.push({ text: lines > 1 ? '\n\n' : '\n', kind: 'break' });
    }
  }
  return pieces;
}
