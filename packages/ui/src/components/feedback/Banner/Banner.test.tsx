import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Banner } from './Banner.tsx';

describe('Banner', () => {
  describeComponent(<Banner kind="offline">اتصال اینترنت قطع است.</Banner>, {
    root: '[data-kind]',
  });

  it('begins with the page on a phone, with 8 px above and below', async () => {
    await page.viewport(360, 700);
    const { find } = render(<Banner kind="offline">اتصال اینترنت قطع است.</Banner>);
    const { paddingInlineStart, paddingBlockStart } = getComputedStyle(find('[data-kind]'));
    expect([paddingInlineStart, paddingBlockStart]).toEqual(['16px', '8px']);
  });

  it('has no dismiss button without onDismiss', () => {
    const { container } = render(<Banner kind="offline">اتصال اینترنت قطع است.</Banner>);
    expect(container.querySelector('button')).toBeNull();
  });
});
