import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { findLayoutFaults } from '../stories/layoutFaults.ts';
import { Invoice } from './Invoice.tsx';

const invoice = (
  <Invoice
    heading={`فاکتور شمارهٔ ${'۹'.repeat(60)}`}
    brandName="نویسا"
    facts={[{ label: 'شمارهٔ پیگیری', value: '۴'.repeat(200) }]}
    parties={[
      { title: 'فروشنده', name: 'ن'.repeat(200), facts: [] },
      {
        title: 'خریدار',
        facts: [{ label: 'نشانی', value: 'ت'.repeat(200) }],
        note: <a href="#profile">تکمیل مشخصات خریدار</a>,
      },
    ]}
    columns={['ردیف', 'شرح', 'مبلغ (تومان)']}
    lines={[{ title: 'ب'.repeat(300), amount: 9_007_199_254_740_991 }]}
    sums={[{ title: 'تخفیف', amount: -5 }]}
    total={{ title: 'جمع کل', amount: 7 }}
    words={{ label: 'به حروف', value: 'هفت تومان' }}
    actions={<button type="button">چاپ</button>}
  />
);

describe('Invoice', () => {
  describeComponent(
    <Invoice
      heading="فاکتور شمارهٔ ۱"
      brandName="نویسا"
      facts={[]}
      parties={[]}
      columns={['ردیف', 'شرح', 'مبلغ']}
      lines={[]}
      total={{ title: 'جمع کل', amount: 7 }}
    />,
    { root: 'article' },
  );

  it.each([320, 768, 1440])('wraps words of any length at %i px', async (width) => {
    await page.viewport(width, 740);
    render(invoice);
    expect(findLayoutFaults()).toEqual([]);
    await page.viewport(1440, 900);
  });
});

it('on a phone the amounts leave their room to the titles', async () => {
  await page.viewport(360, 740);
  const { find } = render(
    <div style={{ inlineSize: 328 }}>
      <Invoice
        heading="فاکتور شمارهٔ ۱"
        brandName="نویسا"
        facts={[]}
        parties={[]}
        columns={['ردیف', 'شرح', 'مبلغ (تومان)']}
        lines={[{ title: 'خرید بستهٔ ده‌ساعته', amount: 950_000 }]}
        total={{ title: 'جمع کل', amount: 1_045_001 }}
      />
    </div>,
  );
  expect(find('tbody td:last-child').offsetWidth).toBeLessThan(125);
  await page.viewport(1440, 900);
});

describe('Invoice on paper', () => {
  beforeEach(() => cdp().send('Emulation.setEmulatedMedia', { media: 'print' }));
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

  it.each(['light', 'dark'])(
    'T-77: prints in black on white without the controls from a %s page',
    (scheme) => {
      document.documentElement.dataset['scheme'] = scheme;
      const { container, find } = render(invoice);
      expect(find('button').checkVisibility()).toBe(false);
      expect(find('[href="#profile"]').checkVisibility()).toBe(false);
      const inks = [...container.querySelectorAll('h1, h2, p, dt, dd, th, td, bdi, svg *')];
      expect(new Set(inks.map((element) => getComputedStyle(element).color))).toEqual(
        new Set(['rgb(0, 0, 0)']),
      );
      const grounds = [document.documentElement, document.body, ...listAncestors(find('article'))];
      expect(new Set(grounds.map((element) => getComputedStyle(element).backgroundColor))).toEqual(
        new Set(['rgb(255, 255, 255)']),
      );
      delete document.documentElement.dataset['scheme'];
    },
  );
});

function listAncestors(element: Element): Element[] {
  const { parentElement: parent } = element;
  return parent === null ? [] : [parent, ...listAncestors(parent)];
}
