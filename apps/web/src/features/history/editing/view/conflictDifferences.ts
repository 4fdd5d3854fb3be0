import type { ConversationSegment } from '@nevisa/api/types';
import type {
  ConversationConflict,
  ConversationMerge,
  ConversationText,
  MergeChoices,
} from '@nevisa/machines';
import { listAnswer, listDifferences } from '@nevisa/transcript';
import { type ConflictChoice, type ConflictDifference, formatNumber } from '@nevisa/ui';
import { editingText } from '../../../../shared/text/editingText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { joinSegments } from '../../../conversation/toNewRevision.ts';

/** The difference of the titles; the others have the id of their segment. */
const titleId = 'title of the text';

/**
 * What the person is asked: the title, where both sides changed it in different ways, and each
 * segment that both changed. A segment is named by its paragraph.
 */
export function toDifferences(
  base: Pick<ConversationText, 'title'>,
  { mine, theirs, merge }: ConversationConflict,
): readonly ConflictDifference[] {
  const [own, other] = [mine.title, theirs.text.title];
  const isTitleAsked = own !== base.title && other !== base.title && own !== other;
  const title: ConflictDifference = {
    id: titleId,
    label: liveText.saveTitle,
    single: true,
    runs: listDifferences(other, own),
  };
  const labels = labelQuestions(merge);
  const segments = merge.questions.map((question): ConflictDifference => {
    const [mineText, theirsText] = (['mine', 'theirs'] as const).map((side) =>
      joinSegments(listAnswer(question, side)).trim(),
    );
    return {
      id: question.segment_id,
      label: labels.get(question.segment_id) ?? '',
      runs: listDifferences(theirsText ?? '', mineText ?? ''),
      ...(listAnswer(question, 'mine').length === 0 && { deleted: 'mine' }),
      ...(listAnswer(question, 'theirs').length === 0 && { deleted: 'theirs' }),
    };
  });
  return isTitleAsked ? [title, ...segments] : segments;
}

/** The answers as the machine takes them, and the title of the other side where the person chose it. */
export function readChoices(
  { theirs }: ConversationConflict,
  choices: ReadonlyMap<string, ConflictChoice>,
): { choices: MergeChoices; title: string | null } {
  const answers = [...choices].filter(([id]) => id !== titleId);
  return {
    choices: Object.fromEntries(answers),
    title: choices.get(titleId) === 'theirs' ? theirs.text.title : null,
  };
}

/** «پاراگراف ۳», with the number of the sentence where two sentences of a paragraph are asked about. */
function labelQuestions({ parts }: ConversationMerge): ReadonlyMap<string, string> {
  const asked = new Map<string, { paragraph: number; part: number }>();
  let [paragraph, part] = [1, 0];
  let before: Pick<ConversationSegment, 'text' | 'speaker'> | null = null;
  for (const each of parts) {
    for (const [at, segment] of listShown(each).entries()) {
      const begins =
        before !== null && (before.text.endsWith('\n') || before.speaker !== segment.speaker);
      [paragraph, part] = begins ? [paragraph + 1, 1] : [paragraph, part + 1];
      before = segment;
      if (at === 0 && 'question' in each) {
        asked.set(each.question.segment_id, { paragraph, part });
      }
    }
  }
  const places = [...asked.values()];
  return new Map(
    [...asked].map(([id, place]) => {
      const isShared = places.filter((other) => other.paragraph === place.paragraph).length > 1;
      const n = formatNumber(place.paragraph);
      const label = isShared
        ? fill(editingText.conflictPart, { n, part: formatNumber(place.part) })
        : fill(editingText.conflictPlace, { n });
      return [id, label];
    }),
  );
}

/** The segments of a part, as they are on this device where it has them. */
function listShown(part: ConversationMerge['parts'][number]) {
  if ('segment' in part) {
    return [part.segment];
  }
  const mine = listAnswer(part.question, 'mine');
  return mine.length > 0 ? mine : listAnswer(part.question, 'theirs');
}
