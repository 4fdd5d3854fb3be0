import type { Message } from '@nevisa/api/types';
import { type MessageItemProps, NotificationIcon, OfferIcon } from '@nevisa/ui';
import { messagesText } from '../../shared/text/messagesText.ts';

/** The view model of a message: its kind, its title or the name of its kind, and a dot while it is NEW. */
export function messageViewModel(
  message: Message,
): Pick<MessageItemProps, 'title' | 'time' | 'kind' | 'icon' | 'unread'> {
  const isOffer = message.message_type === 'OFFER';
  const kind = isOffer ? messagesText.typeOffer : messagesText.typeNotification;
  return {
    title: message.title ?? kind,
    time: message.time_created ?? '',
    kind,
    icon: isOffer ? <OfferIcon /> : <NotificationIcon />,
    unread: message.status_for_user === 'NEW' ? messagesText.newDot : undefined,
  };
}
