import type {
  ConversationConflict,
  ConversationMerge,
  ConversationText,
  MergeChoices,
} from '@nevisa/machines';
import { listDifferences } from '@nevisa/transcript';
import { type ConflictChoice, type ConflictDifference, formatNumber } from '@nevisa/ui';
import { editingText } from '../../../../shared/text/editingText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';

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
    const [mineText, theirsText] = [question.mine?.text ?? '', question.theirs?.text ?? ''];
    return {
      id: question.segment_id,
      label: labels.get(question.segment_id) ?? '',
      runs: listDifferences(theirsText.trim(), mineText.trim()),
      ...(question.mine === null && { deleted: 'mine' }),
      ...(question.theirs === null && { deleted: 'theirs' }),
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
  let paragraph = 1;
  let part = 0;
  for (const each of parts) {
    part += 1;
    if ('question' in each) {
      asked.set(each.question.segment_id, { paragraph, part });
    }
    const segment =
      'question' in each ? (each.question.mine ?? each.question.theirs) : each.segment;
    if (segment?.text.endsWith('\n') === true) {
      paragraph += 1;
      part = 0;
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
