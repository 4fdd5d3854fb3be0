import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { NotificationIcon } from '../../media/Icon/messageIcons.ts';
import { MessageItem } from './MessageItem.tsx';
import { MessageItemSkeleton } from './MessageItemSkeleton.tsx';

const message = {
  title: 'متن فایل شما آماده است',
  time: '2026-11-21T06:12:40Z',
  kind: 'اطلاعیه',
  icon: <NotificationIcon />,
};

describe('MessageItem', () => {
  describeComponent(<MessageItem {...message} />, { root: 'article' });

  it('R-142: the dot of an unread message is large enough to be seen', () => {
    const { find } = render(<MessageItem {...message} unread="پیام جدید" />);
    const dot = find('svg + * + *');
    expect(dot.textContent).toBe('پیام جدید');
    // Inside of its outline, which has the colour of the paper.
    expect(Math.min(dot.clientWidth, dot.clientHeight)).toBeGreaterThanOrEqual(8);
  });

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

describe('MessageItemSkeleton', () => {
  describeComponent(<MessageItemSkeleton />, { root: '[data-waiting]' });

  it.each([
    [1200, 'یک خط'],
    [360, 'خط نخست\nخط دوم'],
  ])('is as high as a message at %i px', async (width, text) => {
    await page.viewport(width, 800);
    const { find } = render(
      <>
        <MessageItem
          {...message}
          text={text}
          quietActions={<button style={{ blockSize: 36 }}>حذف</button>}
        />
        <MessageItemSkeleton />
      </>,
    );
    const difference = find('[data-waiting] > div').offsetHeight - find('article').offsetHeight;
    expect(Math.abs(difference)).toBeLessThanOrEqual(2);
  });
});
