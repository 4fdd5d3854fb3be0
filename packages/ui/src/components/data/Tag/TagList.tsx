import {
  Children,
  type ComponentPropsWithRef,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import * as S from './Tag.styles.ts';

export interface TagListProps extends ComponentPropsWithRef<'ul'> {
  /** The accessible name, such as «فیلترهای برگزیده». */
  'aria-label': string;
}

/** A row of tags. After a removal the focus moves to the next remove button. */
export function TagList({ children, ...rest }: TagListProps) {
  const removed = useRef<{ list: Element; place: number } | null>(null);

  const rememberPlace = ({ target, currentTarget }: SyntheticEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const place = findRemoveButtons(currentTarget).findIndex((candidate) => candidate === button);
    removed.current = place < 0 ? null : { list: currentTarget, place };
  };

  useLayoutEffect(() => {
    if (removed.current === null || document.activeElement !== document.body) {
      return;
    }
    const { list, place } = removed.current;
    removed.current = null;
    const left = findRemoveButtons(list);
    left[Math.min(place, left.length - 1)]?.focus();
  });

  return (
    <S.List {...rest} onClickCapture={rememberPlace} onKeyDownCapture={rememberPlace}>
      {Children.map(children, (tag) => (
        <li>{tag}</li>
      ))}
    </S.List>
  );
}

function findRemoveButtons(list: Element): HTMLButtonElement[] {
  return [...list.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
}
