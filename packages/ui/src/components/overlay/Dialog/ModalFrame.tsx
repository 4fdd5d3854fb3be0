import type { ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { reachByKeyboard } from './reachByKeyboard.ts';
import * as S from './Dialog.styles.ts';

export interface ModalFrameProps {
  titleId: string;
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** What a dialog or a drawer holds: a head with the way out, a middle that scrolls, and the actions. */
export function ModalFrame({ titleId, title, actions, children, onClose }: ModalFrameProps) {
  return (
    <S.Frame>
      <S.Head>
        <S.Title id={titleId}>{title}</S.Title>
        <IconButton label={text.close} icon={<CloseIcon />} onClick={onClose} />
      </S.Head>
      <S.Body ref={reachByKeyboard}>{children}</S.Body>
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Frame>
  );
}
