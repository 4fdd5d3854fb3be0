import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Text } from 'react-aria-components';
import { CheckIcon, DragIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './GridList.styles.ts';

export interface GridListRow {
  /** The title of the row; typing its first letters finds the row. */
  title: string;
  /** A secondary line, read out with the title. */
  sentence?: ReactNode;
  /** Shown at the start, such as an icon or an `Avatar`. */
  leading?: ReactNode;
  /** A date or a figure at the end of the row. */
  aside?: ReactNode;
  /** Actions of the row: shown on hover and focus, always on touch screens. */
  actions?: ReactNode;
  /** Excludes the row from selection, opening and moving. */
  disabled?: boolean;
}

interface GridListItemProps {
  id: string;
  row: GridListRow;
  movable: boolean;
  onOpen: (() => void) | undefined;
}

/** A row of a `GridList`. */
export function GridListItem({ id, row, movable, onOpen }: GridListItemProps) {
  const { title, sentence, leading, aside, actions, disabled = false } = row;
  return (
    <S.Item
      id={id}
      textValue={title}
      isDisabled={disabled}
      {...(onOpen !== undefined && { onAction: onOpen })}
    >
      {({ selectionMode }) => (
        <>
          {movable && (
            <S.Handle slot="drag">
              <DragIcon />
            </S.Handle>
          )}
          {selectionMode === 'multiple' && (
            <S.Choice slot="selection">
              <S.Tick>
                <CheckIcon size="small" />
              </S.Tick>
            </S.Choice>
          )}
          {leading}
          <S.Words>
            <S.Title>{title}</S.Title>
            {sentence !== undefined && (
              <S.Sentence as={Text} slot="description">
                {sentence}
              </S.Sentence>
            )}
            {aside !== undefined && <S.Aside>{aside}</S.Aside>}
          </S.Words>
          {actions !== undefined && (
            <S.Actions
              onPointerDown={keepFromRow}
              onMouseDown={keepFromRow}
              onClick={keepFromRow}
              onKeyDown={keepPressFromRow}
            >
              {actions}
            </S.Actions>
          )}
          {selectionMode === 'single' && (
            <S.Mark>
              <CheckIcon />
            </S.Mark>
          )}
        </>
      )}
    </S.Item>
  );
}

// The row handles every press inside it, including presses on its actions.
function keepFromRow(event: SyntheticEvent): void {
  event.stopPropagation();
}

function keepPressFromRow(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.stopPropagation();
  }
}
