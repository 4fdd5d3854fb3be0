import { type KeyboardEvent, type Ref, useId } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { formatNumber } from '../../../persian/number.ts';
import { SearchIcon } from '../../media/Icon/pickerIcons.ts';
import type { FindBarProps } from './FindBar.tsx';
import * as S from './FindBar.styles.ts';

interface QueryFieldProps extends Pick<FindBarProps, 'count' | 'at' | 'onMove'> {
  query: string;
  onQueryChange: (query: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The field of the query with the number of matches at its end. */
export function QueryField({ query, count, at, onQueryChange, onMove, ref }: QueryFieldProps) {
  const id = useId();
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (count > 0) {
        onMove(event.shiftKey ? -1 : 1);
      }
    }
  };
  return (
    <S.Query>
      <SearchIcon />
      <S.QueryInput
        ref={ref}
        type="text"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        aria-label={editorText.find.label}
        aria-describedby={`${id}-count`}
        placeholder={editorText.find.placeholder}
        value={query}
        onChange={({ currentTarget }) => onQueryChange(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={moveByKey}
      />
      <S.Count id={`${id}-count`}>{query !== '' && describeCount(count, at)}</S.Count>
    </S.Query>
  );
}

function describeCount(count: number, at: number): string {
  const { none, found, count: place } = editorText.find;
  if (count === 0) {
    return none;
  }
  const numbers = { at: formatNumber(at), count: formatNumber(count) };
  return fill(at === 0 ? found : place, numbers);
}
