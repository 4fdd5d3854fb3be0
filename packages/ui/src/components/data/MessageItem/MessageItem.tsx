import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ClampedText } from '../../text/ClampedText/ClampedText.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { PersianDate } from '../../text/PersianDate/PersianDate.tsx';
import * as S from './MessageItem.styles.ts';

export interface MessageItemProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  title: string;
  /** Plain text; its line breaks are kept. */
  text?: string;
  /** When it was sent, as the server writes it. */
  time: string;
  /** What it is, in a word. */
  kind: string;
  /** Draws the same, such as `NotificationIcon`. */
  icon: ReactNode;
  /** What the dot of a message that was not read yet says; without it, it was read. */
  unread?: string | undefined;
  /** Whether the whole text is shown, where something else decides it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** One message in a list of them: heavier, and with a dot, until it was read. */
export function MessageItem({
  title,
  text = '',
  time,
  kind,
  icon,
  unread,
  open,
  onOpenChange,
  actions,
  ...rest
}: MessageItemProps) {
  const id = useId();
  return (
    <S.Root aria-labelledby={id} {...rest} data-unread={unread !== undefined}>
      <S.Kind>
        {icon}
        <VisuallyHidden>{kind}</VisuallyHidden>
      </S.Kind>
      <S.Head>
        {unread !== undefined && (
          <S.Dot>
            <VisuallyHidden>{unread}</VisuallyHidden>
          </S.Dot>
        )}
        <S.Title id={id} dir="auto">
          {title}
        </S.Title>
      </S.Head>
      <S.Time>
        <PersianDate time={time} />
      </S.Time>
      {text !== '' && (
        <S.Body>
          <ClampedText text={text} open={open} onOpenChange={onOpenChange} />
        </S.Body>
      )}
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  );
}
