import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Text } from 'react-aria-components';
import { CheckIcon, DragIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './GridList.styles.ts';

export interface GridListRow {
  /** What the row is called; typing its first letters finds it. */
  title: string;
  /** A second, quieter line, read out with the title. */
  sentence?: ReactNode;
  /** Stands first, such as an icon or an `Avatar`. */
  leading?: ReactNode;
  /** A date or a figure at the end of the line. */
  aside?: ReactNode;
  /** What can be done with the row: shown under the pointer or the focus, always on touch. */
  actions?: ReactNode;
  /** It can be neither chosen, opened nor moved. */
  disabled?: boolean;
}

interface GridListItemProps {
  id: string;
  row: GridListRow;
  movable: boolean;
  onOpen: (() => void) | undefined;
}

/** One row of a `GridList`. */
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

// The row takes every press in it for its own.
function keepFromRow(event: SyntheticEvent): void {
  event.stopPropagation();
}

function keepPressFromRow(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.stopPropagation();
  }
}
