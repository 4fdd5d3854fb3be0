import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Anchor } from '../../../foundations/Navigation.tsx';
import { text } from '../../../foundations/text.ts';
import { RowCheckbox } from '../../fields/Checkbox/RowCheckbox.tsx';
import * as S from './List.styles.ts';

export interface ListRowProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> {
  /** What the row is; the whole row leads on when it has an `href`. */
  title: ReactNode;
  /** A second, quieter line. */
  sentence?: ReactNode;
  /** Stands first, such as an icon or an `Avatar`. */
  leading?: ReactNode;
  /** A date or a figure at the end of the line. */
  aside?: ReactNode;
  /** What can be done with the row: shown under the pointer or the focus, always on touch. */
  actions?: ReactNode;
  /** The page the row leads to. */
  href?: string;
  selected?: boolean;
  /** Gives the row a box that chooses it. */
  onSelectedChange?: (selected: boolean) => void;
}

/** One row of a `List`. */
export function ListRow({
  title,
  sentence,
  leading,
  aside,
  actions,
  href,
  selected = false,
  onSelectedChange,
  ...rest
}: ListRowProps) {
  const id = useId();
  return (
    <S.Row {...rest} data-selected={selected}>
      {onSelectedChange !== undefined && (
        <RowCheckbox
          id={`${id}-choice`}
          aria-label={text.select}
          aria-labelledby={`${id}-choice ${id}-title`}
          checked={selected}
          onChange={({ currentTarget }) => onSelectedChange(currentTarget.checked)}
        />
      )}
      {leading}
      <S.Words>
        {href === undefined ? (
          <S.Title id={`${id}-title`}>{title}</S.Title>
        ) : (
          <S.TitleLink as={Anchor} id={`${id}-title`} href={href}>
            {title}
          </S.TitleLink>
        )}
        {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
        {aside !== undefined && <S.Aside>{aside}</S.Aside>}
      </S.Words>
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Row>
  );
}
