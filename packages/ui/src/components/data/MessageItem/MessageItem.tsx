import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ClampedText } from '../../text/ClampedText/ClampedText.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { PersianDate } from '../../text/PersianDate/PersianDate.tsx';
import * as S from './MessageItem.styles.ts';

export interface MessageItemProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  title: string;
  /**
   * The level of the title, below the heading of the list.
   * @default 2
   */
  level?: 2 | 3;
  /** Plain text; line breaks are preserved. */
  text?: string;
  /** Shown below the text, such as a link and a discount code. */
  more?: ReactNode;
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
  /** Actions in words. */
  actions?: ReactNode;
  /** Actions as quiet icons behind the others. */
  quietActions?: ReactNode;
}

/** One message of a list; unread messages are bold and have a dot at the corner of the icon. */
export function MessageItem({
  title,
  level = 2,
  text = '',
  more,
  time,
  kind,
  icon,
  unread,
  open,
  onOpenChange,
  actions,
  quietActions,
  ...rest
}: MessageItemProps) {
  const id = useId();
  return (
    <S.Root aria-labelledby={id} {...rest} data-unread={unread !== undefined}>
      <S.Kind>
        {icon}
        <VisuallyHidden>{kind}</VisuallyHidden>
        {unread !== undefined && (
          <S.Dot>
            <VisuallyHidden>{unread}</VisuallyHidden>
          </S.Dot>
        )}
      </S.Kind>
      <S.Words>
        <S.Title as={`h${level}`} id={id}>
          <bdi>{title}</bdi>
        </S.Title>
        {text !== '' && (
          <S.Body>
            <ClampedText text={text} open={open} onOpenChange={onOpenChange} />
          </S.Body>
        )}
        {more !== undefined && <S.More>{more}</S.More>}
      </S.Words>
      <S.Foot>
        {(actions !== undefined || quietActions !== undefined) && (
          <S.Actions>
            {actions}
            {quietActions !== undefined && <S.QuietActions>{quietActions}</S.QuietActions>}
          </S.Actions>
        )}
        <S.Time>
          <PersianDate time={time} />
        </S.Time>
      </S.Foot>
    </S.Root>
  );
}
