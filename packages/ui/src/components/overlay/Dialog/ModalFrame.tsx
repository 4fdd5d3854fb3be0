import { type ReactNode, useCallback, useState } from 'react';
import { text } from '../../../foundations/text.ts';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { DangerIcon } from '../../media/Icon/toneIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ModalContainer } from './ModalContainer.ts';
import { scrollByKeyboard } from './scrollByKeyboard.ts';
import * as S from './Dialog.styles.ts';

export interface ModalFrameProps {
  titleId: string;
  title: ReactNode;
  /** The id of the body, where it describes the dialog. */
  bodyId?: string;
  /** Marks a question about an action that cannot be undone. */
  danger?: boolean;
  /** The close button has no effect. */
  locked?: boolean;
  actions?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/**
 * The content of every dialog, question and drawer: a header with the title and a close button, a
 * body, and the actions below a rule. A body that scrolls has a rule above it, too.
 */
export function ModalFrame({
  titleId,
  title,
  bodyId,
  danger = false,
  locked = false,
  actions,
  children,
  onClose,
}: ModalFrameProps) {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const findDialog = useCallback(
    (frame: HTMLElement | null) => setDialog(frame?.closest('dialog') ?? null),
    [],
  );
  return (
    <S.Frame ref={findDialog}>
      <ModalContainer value={dialog}>
        <S.Head>
          {danger && (
            <S.Mark>
              <DangerIcon />
            </S.Mark>
          )}
          <S.Title id={titleId}>{title}</S.Title>
          <IconButton label={text.close} icon={<CloseIcon />} disabled={locked} onClick={onClose} />
        </S.Head>
        <S.Body id={bodyId} ref={scrollByKeyboard}>
          {children}
        </S.Body>
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </ModalContainer>
    </S.Frame>
  );
}
