import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { useWide } from '../../../foundations/useWide.ts';
import { type Fact, Facts } from '../../data/Facts/Facts.tsx';
import { StarIcon, StarredIcon } from '../../media/Icon/editorIcons.ts';
import { ActionButton, DocumentActions, type DocumentAction } from './DocumentActions.tsx';
import { TitleField, type TitleFieldProps } from './TitleField.tsx';
import * as S from './DocumentHeader.styles.ts';

/** The width of the header in px from which the actions are buttons. */
const actionsWidth = 640;

/** The mean width in px of a button with a word. */
const wordWidth = 66;

export interface DocumentHeaderProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'>, TitleFieldProps {
  /** Date, length, words, reading time. */
  facts: readonly Fact[];
  /** A `SaveState`. */
  saveState: ReactNode;
  starred: boolean;
  /** Without it there is no star, because it cannot be changed. */
  onStarredChange?: ((starred: boolean) => void) | undefined;
  /** Copy, find, versions, export, delete; narrow headers show them in a menu. */
  actions: readonly DocumentAction[];
}

/** The head of the page of a saved text: its title as an editable heading, its facts and actions. */
export function DocumentHeader({
  title,
  onTitleChange,
  titleError,
  readOnly,
  facts,
  saveState,
  starred,
  onStarredChange,
  actions,
  ...rest
}: DocumentHeaderProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWide = useWide(box, actionsWidth);
  const hasWords = useWide(box, Math.max(actionsWidth, wordWidth * (actions.length + 1)));
  const room = hasWords ? 'words' : isWide ? 'icons' : 'menu';
  const words = editorText.header;
  return (
    <S.Root {...rest}>
      <S.Measured ref={box}>
        <S.Top data-folded={!isWide}>
          <TitleField {...{ title, onTitleChange, titleError, readOnly }} />
          <S.Actions data-room={room}>
            {onStarredChange !== undefined && (
              <ActionButton
                label={words.star}
                word={words.starWord}
                icon={starred ? <StarredIcon /> : <StarIcon />}
                aria-pressed={starred}
                hasWord={hasWords}
                onClick={() => onStarredChange(!starred)}
              />
            )}
            <DocumentActions actions={actions} room={room} />
          </S.Actions>
        </S.Top>
        <S.Line>
          <Facts facts={facts} aria-label={words.facts} />
          {saveState}
        </S.Line>
      </S.Measured>
    </S.Root>
  );
}
