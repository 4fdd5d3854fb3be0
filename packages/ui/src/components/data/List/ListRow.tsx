import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Anchor } from '../../../foundations/Navigation.tsx';
import { text } from '../../../foundations/text.ts';
import { RowCheckbox } from '../../fields/Checkbox/RowCheckbox.tsx';
import * as S from './List.styles.ts';

export interface ListRowProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> {
  /** The title; with `href` the whole row is a link. */
  title: ReactNode;
  /** A secondary line. */
  sentence?: ReactNode;
  /** Shown at the start, such as an icon or an `Avatar`. */
  leading?: ReactNode;
  /** A date or a figure at the end of the row. */
  aside?: ReactNode;
  /** Actions of the row: shown on hover and focus, always on touch screens. */
  actions?: ReactNode;
  /** The target of the row's link. */
  href?: string;
  selected?: boolean;
  /** Adds a checkbox that selects the row. */
  onSelectedChange?: (selected: boolean) => void;
}

/** A row of a `List`. */
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
