import type { ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { scrollByKeyboard } from './scrollByKeyboard.ts';
import * as S from './Dialog.styles.ts';

export interface ModalFrameProps {
  titleId: string;
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/**
 * The content of a dialog or drawer: a header with a close button, a scrolling body and the
 * actions.
 */
export function ModalFrame({ titleId, title, actions, children, onClose }: ModalFrameProps) {
  return (
    <S.Frame>
      <S.Head>
        <S.Title id={titleId}>{title}</S.Title>
        <IconButton label={text.close} icon={<CloseIcon />} onClick={onClose} />
      </S.Head>
      <S.Body ref={scrollByKeyboard}>{children}</S.Body>
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Frame>
  );
}
