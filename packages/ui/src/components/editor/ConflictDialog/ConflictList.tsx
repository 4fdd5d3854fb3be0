import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { formatNumber } from '../../../persian/number.ts';
import { Button } from '../../actions/Button/Button.tsx';
import type { ConflictChoice, ConflictChoices, ConflictDifference } from './choices.ts';
import { ConflictItem } from './ConflictItem.tsx';
import * as S from './ConflictDialog.styles.ts';

/** The number of differences that are rendered at once. */
const step = 20;

interface ConflictListProps {
  /** What is asked. */
  sentence: string;
  differences: readonly ConflictDifference[];
  choices: ConflictChoices;
  /** Changes when all choices were made at once. */
  round: number;
  onChoose: (id: string, choice: ConflictChoice) => void;
  onChooseAll: (choice: ConflictChoice) => void;
}

/** The differences of a conflict with their choices; many of them appear in groups of 20. */
export function ConflictList({
  sentence,
  differences,
  choices,
  round,
  onChoose,
  onChooseAll,
}: ConflictListProps) {
  const words = editorText.conflict;
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown > step) {
      list.current?.children[shown - step]?.querySelector('h3')?.focus();
    }
  }, [shown]);
  const rest = Math.min(step, differences.length - shown);
  return (
    <S.Content>
      <S.Sentence>{sentence}</S.Sentence>
      {differences.length > 1 && (
        <S.All>
          <S.AllTitle>{words.all}</S.AllTitle>
          <Button size="small" variant="secondary" onClick={() => onChooseAll('mine')}>
            {words.allMine}
          </Button>
          <Button size="small" variant="secondary" onClick={() => onChooseAll('theirs')}>
            {words.allTheirs}
          </Button>
          <Button size="small" variant="secondary" onClick={() => onChooseAll('both')}>
            {words.allBoth}
          </Button>
        </S.All>
      )}
      <S.Progress>
        {fill(words.chosen, {
          n: formatNumber(choices.size),
          total: formatNumber(differences.length),
        })}
      </S.Progress>
      <S.List ref={list}>
        {differences.slice(0, shown).map((difference) => (
          <ConflictItem
            key={difference.id}
            difference={difference}
            choice={choices.get(difference.id)}
            round={round}
            onChoose={(choice) => onChoose(difference.id, choice)}
          />
        ))}
      </S.List>
      {rest > 0 && (
        <Button variant="secondary" wide onClick={() => setShown(shown + step)}>
          {fill(words.more, { n: formatNumber(rest) })}
        </Button>
      )}
    </S.Content>
  );
}
