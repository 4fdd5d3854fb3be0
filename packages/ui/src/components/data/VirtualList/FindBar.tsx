import type { KeyboardEvent } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../media/Icon/controlIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import type { FindFacts } from './useFind.ts';
import * as S from './VirtualList.styles.ts';

export interface FindBarProps {
  /** The accessible name of the list. */
  label: string;
  find: FindFacts;
}

/** Searches all rows of a list: Enter shows the next match, Shift+Enter the previous one. */
export function FindBar({ label, find }: FindBarProps) {
  const { active, places, at, search, show } = find;
  const count = places.length;
  const move = (step: number) => {
    if (count > 0) {
      show((at + step + count) % count);
    }
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      move(event.shiftKey ? -1 : 1);
    }
  };
  const sentence = count === 0 ? text.empty : fill(text.find.count, formatNumbers(at + 1, count));
  return (
    <S.FindBar>
      <SearchField
        label={fill(text.find.label, { list: label })}
        labelHidden
        placeholder={text.find.placeholder}
        onInput={(event) => search(event.currentTarget.value)}
        onKeyDown={moveByKey}
      />
      <S.Count as={LiveRegion}>{active && sentence}</S.Count>
      <IconButton
        label={text.pagination.previous}
        icon={<ArrowUpIcon />}
        disabled={count === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        label={text.pagination.next}
        icon={<ArrowDownIcon />}
        disabled={count === 0}
        onClick={() => move(1)}
      />
    </S.FindBar>
  );
}

function formatNumbers(at: number, count: number): Record<string, string> {
  return { at: formatNumber(at), count: formatNumber(count) };
}
