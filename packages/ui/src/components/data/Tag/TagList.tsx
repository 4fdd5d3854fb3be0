import { Children, type ComponentPropsWithRef } from 'react';
import * as S from './Tag.styles.ts';
import { useFocusOnRemoval } from './useFocusOnRemoval.ts';

export interface TagListProps extends ComponentPropsWithRef<'ul'> {
  /** The accessible name, such as «فیلترهای برگزیده». */
  'aria-label': string;
}

/** A row of tags. After a removal the focus moves to the next remove button. */
export function TagList({ children, ...rest }: TagListProps) {
  const removal = useFocusOnRemoval();
  return (
    <S.List {...rest} {...removal}>
      {Children.map(children, (tag) => (
        <li>{tag}</li>
      ))}
    </S.List>
  );
}
