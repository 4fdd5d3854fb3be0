import { useId } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { SegmentedControl } from '../../fields/SegmentedControl/SegmentedControl.tsx';
import { type ConflictChoice, type ConflictDifference, listChoices } from './choices.ts';
import { Version } from './Version.tsx';
import * as S from './ConflictDialog.styles.ts';

interface ConflictItemProps {
  difference: ConflictDifference;
  choice: ConflictChoice | undefined;
  round: number;
  onChoose: (choice: ConflictChoice) => void;
}

/** One difference: both versions beside each other and the choice between them. */
export function ConflictItem({ difference, choice, round, onChoose }: ConflictItemProps) {
  const id = useId();
  const words = editorText.conflict;
  return (
    <S.Item>
      <S.Label id={id} tabIndex={-1}>
        {difference.label}
      </S.Label>
      <S.Versions>
        <Version
          title={words.mine}
          runs={difference.runs.filter(({ kind }) => kind !== 'removed')}
          deleted={difference.deleted === 'mine' ? words.deletedMine : undefined}
          kept={choice === 'mine' || choice === 'both'}
        />
        <Version
          title={words.theirs}
          runs={difference.runs.filter(({ kind }) => kind !== 'added')}
          deleted={difference.deleted === 'theirs' ? words.deletedTheirs : undefined}
          kept={choice === 'theirs' || choice === 'both'}
        />
      </S.Versions>
      <SegmentedControl
        key={round}
        wide
        labelHidden
        label={`${words.keep}: ${difference.label}`}
        name={`${id}-choice`}
        options={listChoices(difference).map((value) => ({ value, label: words[value] }))}
        {...(choice !== undefined && { defaultValue: choice })}
        onValueChange={(value) => onChoose(value as ConflictChoice)}
      />
    </S.Item>
  );
}
