import type { CommandId } from '@nevisa/writing';
import { Selection } from 'prosemirror-state';
import { getInternals } from '../model/documentInternals.ts';
import { createMarks, schema } from '../model/schema.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { FormattedText } from '../segments/segment.ts';

/** Runs commands that are whole utterances, and takes back what they changed. */
export class CommandEffects {
  /** Segment id → the text that its command left, and what takes the change back. */
  readonly #changes = new Map<string, { after: string; revert: 'undo' | 'redo' }>();
  readonly #transcript: TranscriptDocument;

  constructor(transcript: TranscriptDocument) {
    this.#transcript = transcript;
  }

  run(command: CommandId, segmentId: string, act: (command: CommandId) => void): void {
    const before = this.#transcript.text();
    act(command);
    const after = this.#transcript.text();
    if (after !== before) {
      this.#changes.set(segmentId, { after, revert: command === 'undo' ? 'redo' : 'undo' });
    }
  }

  /** Takes back what the command of a segment changed, unless the text has changed since. */
  takeBack(segmentId: string): void {
    const change = this.#changes.get(segmentId);
    this.#changes.delete(segmentId);
    if (change !== undefined && change.after === this.#transcript.text()) {
      this.#transcript[change.revert]();
    }
  }
}

/**
 * Writes a segment that has no text beside the nearest one that has, in the order in which they
 * were said, or into an empty text.
 */
export function writeBeside(transcript: TranscriptDocument, own: FormattedText): void {
  const shown = new Set(transcript.segments().map(({ segment_id }) => segment_id));
  const said = transcript.recognised.list().map(({ id }) => id);
  const at = said.indexOf(own.id);
  const read = (id: string) => ({ id, text: transcript.findSegment(id)?.formatted ?? '' });
  const next = said.slice(at + 1).find((id) => shown.has(id));
  const before = said.slice(0, Math.max(0, at)).findLast((id) => shown.has(id));
  if (next !== undefined) {
    transcript.rewriteSegments([[own, read(next)]]);
  } else if (before !== undefined) {
    transcript.rewriteSegments([[read(before), own]]);
  } else if (transcript.isEmpty()) {
    writeFirst(transcript, own);
  }
}

function writeFirst(transcript: TranscriptDocument, { id, text }: FormattedText): void {
  const found = transcript.findSegment(id);
  if (found !== null) {
    const { state, dispatchSegments } = getInternals(transcript);
    const { doc, tr } = state();
    tr.insert(Selection.atEnd(doc).head, schema.text(text, createMarks(id, true)));
    dispatchSegments(tr, [{ ...found, formatted: text }]);
  }
}
