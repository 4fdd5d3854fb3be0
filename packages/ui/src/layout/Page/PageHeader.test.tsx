import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../components/actions/Button/Button.tsx';
import { render } from '../../testing/render.tsx';
import { Page } from './Page.tsx';
import { PageHeader } from './PageHeader.tsx';

describe('PageHeader', () => {
  it('keeps the line of a sentence that is not known yet', () => {
    const measure = (sentence: string | null) =>
      render(<PageHeader heading="کاربران" sentence={sentence} />).find('div > div').offsetHeight;
    expect(measure(null)).toBe(measure('۵٬۰۰۰ کاربر'));
  });

  it('on a phone the focus ring of a quiet action is inside of the window', async () => {
    await page.viewport(360, 640);
    const { find } = render(
      <Page>
        <PageHeader heading="پیام‌ها" actions={<Button variant="quiet">حذف همه</Button>} />
      </Page>,
    );
    await userEvent.tab();
    const button = find('button');
    expect(document.activeElement).toBe(button);
    const { outlineOffset, outlineWidth } = getComputedStyle(button);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { left, right } = button.getBoundingClientRect();
    expect(left - reach).toBeGreaterThanOrEqual(0);
    expect(right + reach).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});
