import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { NotificationIcon } from '../../media/Icon/messageIcons.ts';
import { MessageItem } from './MessageItem.tsx';

const message = {
  title: 'متن فایل شما آماده است',
  time: '2026-11-21T06:12:40Z',
  kind: 'اطلاعیه',
  icon: <NotificationIcon />,
};

describe('MessageItem', () => {
  describeComponent(<MessageItem {...message} />, { root: 'article' });

  it('R-142: shows a quiet action away from the pointer', () => {
    const { find } = render(
      <div style={{ paddingBlockStart: 300 }}>
        <MessageItem {...message} quietActions={<button>حذف</button>} />
      </div>,
    );
    expect(find('article').matches(':is(:hover, :focus-within)')).toBe(false);
    expect(find('button').checkVisibility({ opacityProperty: true })).toBe(true);
  });
});
