import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { NotificationIcon } from '../../media/Icon/messageIcons.ts';
import { MessageItem } from './MessageItem.tsx';

describe('MessageItem', () => {
  describeComponent(
    <MessageItem
      title="متن فایل شما آماده است"
      time="2026-11-21T06:12:40Z"
      kind="اطلاعیه"
      icon={<NotificationIcon />}
    />,
    { root: 'article' },
  );
});
