import type { Transaction } from 'prosemirror-state';
import { getInternals } from '../model/documentInternals.ts';
import { toOneStep } from '../model/oneStep.ts';
import { readDocSpeakers, readParagraphSpeaker } from '../model/schema.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import { isSameSpeakers } from '../merge/savedText.ts';
import type { SavedSpeaker } from '../segments/savedSegment.ts';
import type { Range } from '../segments/segmentRanges.ts';
import { cleanSpeakerName } from './speakerName.ts';

/** Names the speaker of the paragraphs that a range touches; null for no speaker. One undo step. */
export function assignSpeaker(
  document: TranscriptDocument,
  range: Readonly<Range>,
  speaker: string | null,
): void {
  change(document, (tr) => assignTo(tr, range, speaker));
}

/**
 * Adds a speaker to the list and names it for the paragraphs that a range touches. One undo
 * step. A blank name changes nothing. False when nothing changed.
 */
export function addSpeaker(
  document: TranscriptDocument,
  { id, name }: SavedSpeaker,
  range: Readonly<Range>,
): boolean {
  const cleaned = cleanSpeakerName(name);
  return (
    cleaned !== '' &&
    change(document, (tr) => {
      setList(tr, [...readDocSpeakers(tr.doc), { id, name: cleaned }]);
      assignTo(tr, range, id);
    })
  );
}

/** Changes the name of a speaker in the whole text. A blank name changes nothing. */
export function renameSpeaker(document: TranscriptDocument, id: string, name: string): boolean {
  const cleaned = cleanSpeakerName(name);
  return (
    cleaned !== '' &&
    change(document, (tr) => {
      const list = readDocSpeakers(tr.doc);
      setList(
        tr,
        list.map((one) => (one.id === id ? { id, name: cleaned } : one)),
      );
    })
  );
}

/** Gives the paragraphs of a speaker to another one, who stays in the list. One undo step. */
export function mergeSpeakerInto(document: TranscriptDocument, id: string, into: string): boolean {
  return id !== into && replaceSpeaker(document, id, into);
}

/** Takes a speaker out of the list; its paragraphs name no speaker. One undo step. */
export function removeSpeaker(document: TranscriptDocument, id: string): boolean {
  return replaceSpeaker(document, id, null);
}

/** Writes the whole list, as one undo step. */
export function writeSpeakers(
  document: TranscriptDocument,
  speakers: readonly SavedSpeaker[],
): void {
  change(document, (tr) => setList(tr, speakers));
}

function replaceSpeaker(document: TranscriptDocument, id: string, by: string | null): boolean {
  return change(document, (tr) => {
    tr.doc.forEach((paragraph, offset) => {
      if (readParagraphSpeaker(paragraph) === id) {
        tr.setNodeAttribute(offset, 'speaker', by);
      }
    });
    setList(
      tr,
      readDocSpeakers(tr.doc).filter((one) => one.id !== id),
    );
  });
}

function change(document: TranscriptDocument, edit: (tr: Transaction) => void): boolean {
  const { state, dispatch } = getInternals(document);
  const { tr } = state();
  edit(tr);
  if (tr.docChanged) {
    dispatch(toOneStep(tr));
  }
  return tr.docChanged;
}

function setList(tr: Transaction, speakers: readonly SavedSpeaker[]): void {
  if (!isSameSpeakers(readDocSpeakers(tr.doc), speakers)) {
    tr.setDocAttribute('speakers', speakers);
  }
}

function assignTo(tr: Transaction, { from, to }: Readonly<Range>, speaker: string | null): void {
  tr.doc.nodesBetween(from, to, (paragraph, offset) => {
    if (readParagraphSpeaker(paragraph) !== speaker) {
      tr.setNodeAttribute(offset, 'speaker', speaker);
    }
    return false;
  });
}
