import type { Message } from '@nevisa/api/types';
import { type MessageItemProps, NotificationIcon, OfferIcon } from '@nevisa/ui';
import { messagesText } from '../../shared/text/messagesText.ts';
import { hasMore, MessageMore } from './MessageMore.tsx';

/** The view model of a message: its kind, its title or the name of its kind, its link and code, and a dot while it is NEW. */
export function makeMessageViewModel(
  message: Message,
): Pick<MessageItemProps, 'title' | 'time' | 'kind' | 'icon' | 'unread' | 'more'> {
  const isOffer = message.message_type === 'OFFER';
  const kind = isOffer ? messagesText.typeOffer : messagesText.typeNotification;
  const more = { link: message.link, code: message.discount_code };
  return {
    title: message.title ?? kind,
    time: message.time_created ?? '',
    kind,
    icon: isOffer ? <OfferIcon /> : <NotificationIcon />,
    ...(hasMore(more) && { more: <MessageMore {...more} /> }),
    unread: message.status_for_user === 'NEW' ? messagesText.newDot : undefined,
  };
}
