import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { CheckIcon, CloseIcon } from '../../components/media/Icon/controlIcons.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { findLayoutFaults } from '../stories/layoutFaults.ts';
import { Receipt } from './Receipt.tsx';

const receipt = (
  <Receipt
    outcome="success"
    heading="پرداخت موفق"
    brandName="نویسا"
    issuer={['nevisa.example', '۰۲۱۰۰۰۰۰۰۰۰']}
    items={[
      { label: 'شمارهٔ پیگیری', value: '۹۸۴۳۱۲۰۷' },
      { label: 'بابت', value: 'ب'.repeat(200) },
    ]}
    note="اگر مبلغی کسر شده است، با پشتیبانی تماس بگیرید."
    actions={<button type="button">چاپ رسید</button>}
  >
    <button type="button">بازگشت به سایت</button>
  </Receipt>
);

describe('Receipt', () => {
  describeComponent(
    <Receipt outcome="failure" heading="پرداخت ناموفق" brandName="نویسا" items={[]} />,
    { root: 'main' },
  );

  it('P07: wraps words of any length at any window width', async () => {
    await page.viewport(320, 740);
    render(receipt);
    expect(findLayoutFaults()).toEqual([]);
    await page.viewport(1440, 900);
  });
});

it.each([
  ['R-152', 'success', <CheckIcon key="check" size="large" />],
  ['R-153', 'failure', <CloseIcon key="cross" size="large" />],
] as const)('%s: Receipt: the mark of a %s is its own', (_, outcome, icon) => {
  const { find } = render(
    <Receipt outcome={outcome} heading="پرداخت" brandName="نویسا" items={[]} />,
  );
  const mark = find('h1').previousElementSibling;
  expect(mark?.checkVisibility()).toBe(true);
  expect(mark?.querySelector('svg')?.innerHTML).toBe(render(icon).find('svg').innerHTML);
});

it('Receipt: the seller is not shown in the window', () => {
  expect(render(receipt).find('strong').checkVisibility()).toBe(false);
});

describe('Receipt on paper', () => {
  beforeEach(() => cdp().send('Emulation.setEmulatedMedia', { media: 'print' }));
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

  it.each(['light', 'dark'])('prints only the slip in black on white from a %s page', (scheme) => {
    document.documentElement.dataset['scheme'] = scheme;
    const { find, container } = render(receipt);
    expect([...container.querySelectorAll('button')].map((each) => each.checkVisibility())).toEqual(
      [false, false],
    );
    expect(find('h1').checkVisibility()).toBe(true);
    const seller = find('strong').parentElement;
    expect(seller?.checkVisibility()).toBe(true);
    expect([...(seller?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'نویسا',
      'nevisa.example',
      '۰۲۱۰۰۰۰۰۰۰۰',
    ]);
    const inks = [
      ...find('article').querySelectorAll('h1, strong, bdi, dt, dd, article > div'),
    ].map((element) => getComputedStyle(element).color);
    expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']));
    expect(getComputedStyle(find('main')).backgroundColor).toBe('rgb(255, 255, 255)');
    delete document.documentElement.dataset['scheme'];
  });
});
