import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ClampedText } from '../../text/ClampedText/ClampedText.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { PersianDate } from '../../text/PersianDate/PersianDate.tsx';
import * as S from './MessageItem.styles.ts';

export interface MessageItemProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  title: string;
  /** Plain text; line breaks are preserved. */
  text?: string;
  /** The time of sending in the format of the server (ISO 8601). */
  time: string;
  /** The message type in one word, for screen readers. */
  kind: string;
  /** The icon of the message type, such as `NotificationIcon`. */
  icon: ReactNode;
  /** The text alternative of the unread dot; without it the message is shown as read. */
  unread?: string | undefined;
  /** Whether the whole text is visible, for controlled use. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Actions of the message. */
  actions?: ReactNode;
}

/** One message of a list; unread messages are bold and have a dot. */
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
