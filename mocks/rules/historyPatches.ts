import type { ConversationSegment, SegmentChange, Speaker } from '@nevisa/api/types';
import { refuseField, type Refusal } from './refusal.ts';

/**
 * Applies the changes of a patch in their order. All or none: the segments given are unchanged.
 *
 * @throws Refusal 400 with the field of the first change that cannot be applied
 */
export function applyChanges(
  segments: readonly ConversationSegment[],
  changes: readonly SegmentChange[],
): ConversationSegment[] {
  const changed = [...segments];
  changes.forEach((change, number) => {
    const at = changed.findIndex(({ segment_id }) => segment_id === change.segment_id);
    if (change.op === 'insert') {
      insert(changed, change, at !== -1, number);
    } else if (at === -1) {
      throw unknownSegment(`changes.${number}.segment_id`);
    } else if (change.op === 'set') {
      refuseOtherId(change, number);
      changed[at] = withStoredWords(change.segment, changed[at]);
    } else {
      changed.splice(at, 1);
    }
  });
  return changed;
}

/** A client that has not loaded the words of a segment sends none of them: they stay. */
function withStoredWords(
  segment: ConversationSegment,
  stored: ConversationSegment | undefined,
): ConversationSegment {
  return segment.words.length === 0 && stored !== undefined
    ? { ...segment, words: stored.words }
    : segment;
}

function insert(
  changed: ConversationSegment[],
  change: SegmentChange & { op: 'insert' },
  isKnown: boolean,
  number: number,
): void {
  if (isKnown) {
    throw refuseField(`changes.${number}.segment_id`, 'این بخش در متن هست.');
  }
  refuseOtherId(change, number);
  const before =
    change.after === null ? -1 : changed.findIndex(({ segment_id }) => segment_id === change.after);
  if (before === -1 && change.after !== null) {
    throw unknownSegment(`changes.${number}.after`);
  }
  changed.splice(before + 1, 0, change.segment);
}

function refuseOtherId(
  { segment_id, segment }: SegmentChange & { op: 'set' | 'insert' },
  number: number,
): void {
  if (segment.segment_id !== segment_id) {
    throw refuseField(`changes.${number}.segment.segment_id`, 'این شناسه با بخش یکی نیست.');
  }
}

function unknownSegment(field: string): Refusal {
  return refuseField(field, 'این بخش در متن نیست.');
}

/**
 * Checks segments and speakers as they would be stored.
 *
 * @throws Refusal 400 for a time without its other end, an end before its beginning, two
 * segments or speakers with one id, a nameless speaker, and a speaker that is not in the list
 */
export function checkSegments(
  segments: readonly ConversationSegment[],
  speakers: readonly Speaker[],
): void {
  const known = new Set(speakers.map(({ id }) => id));
  if (known.size < speakers.length) {
    throw refuseField('speakers', 'شناسهٔ دو گوینده یکی است.');
  }
  speakers.forEach(({ name }, number) => {
    if (name.trim() === '' || Array.from(name).length > 200) {
      throw refuseField(`speakers.${number}.name`, 'نام گوینده باید ۱ تا ۲۰۰ نویسه باشد.');
    }
  });
  if (new Set(segments.map(({ segment_id }) => segment_id)).size < segments.length) {
    throw refuseField('segments', 'شناسهٔ دو بخش یکی است.');
  }
  segments.forEach(({ start, end, speaker, words }, number) => {
    const hasOneEnd = (start === null) !== (end === null);
    if (hasOneEnd || (end ?? 0) < (start ?? 0) || words.some((word) => word.end < word.start)) {
      throw refuseField(`segments.${number}.end`, 'پایان بخش پیش از آغاز آن است.');
    }
    if (speaker !== null && !known.has(speaker)) {
      throw refuseField(`segments.${number}.speaker`, 'این گوینده در گفت‌وگو نیست.');
    }
  });
}
