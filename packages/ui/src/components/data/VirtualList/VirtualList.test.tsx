import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import {
  createList,
  createRows,
  frame,
  open,
  openModal,
  press,
  rectsIn,
  type Row,
} from './virtualListTesting.tsx';

const thousands = createRows(10_000);

describe('VirtualList', () => {
  describeComponent(createList(thousands), { root: 'div > div' });

  afterEach(() => vi.restoreAllMocks());

  it('X-114: renders at most 150 elements of ten thousand rows at any scroll position', () => {
    const { container, box, scrollTo, view } = open(thousands);
    for (const top of [0, 5_000, 200_000, 9_999_999]) {
      scrollTo(top);
      const rows = rectsIn(container);
      expect(rows.at(0)?.top).toBeLessThanOrEqual(view().top + 1);
      expect(rows.at(-1)?.bottom).toBeGreaterThanOrEqual(view().bottom - 2);
      expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(150);
    }
    expect(box.querySelector('li:last-child')?.getAttribute('aria-posinset')).toBe('10000');
  });

  it('X-114: Home and End reach both ends of ten thousand rows, and each row says its place among all', async () => {
    const { container, box } = open(thousands);
    box.querySelector<HTMLElement>('li')?.focus();
    for (const [key, place] of [
      ['End', '10000'],
      ['Home', '1'],
      ['End', '10000'],
    ] as const) {
      press(key);
      await vi.waitFor(() =>
        expect(document.activeElement?.getAttribute('aria-posinset')).toBe(place),
      );
      expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(150);
      const sizes = Array.from(container.querySelectorAll('li'), (row) => row.ariaSetSize);
      expect(new Set(sizes)).toEqual(new Set(['10000']));
      const seen = document.activeElement?.getBoundingClientRect();
      expect(seen?.top).toBeGreaterThanOrEqual(box.getBoundingClientRect().top - 1);
      expect(seen?.bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom + 1);
    }
  });

  it.each([
    ['takes Ctrl+F for its search on a page', false, false],
    ['takes Ctrl+F for its search in a modal dialog', true, false],
    ['leaves Ctrl+F to the browser behind a modal dialog', false, true],
    ['leaves Ctrl+F to the browser in a modal dialog behind another one', true, true],
  ])('X-107, X-114: %s', (_, isInModal, isCovered) => {
    const { container, find } = render(createList(createRows(3), { getText: String }));
    if (isInModal) {
      openModal().append(container);
    }
    if (isCovered) {
      openModal();
    }
    const init = { code: 'KeyF', ctrlKey: true, bubbles: true, cancelable: true };
    const isFree = document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    expect(isFree).toBe(isCovered);
    expect(document.activeElement === find('input')).toBe(!isCovered);
  });

  it.each(['كتاب', 'کتاب', 'كتاب 7'])('X-75: finds «کتاب ۷» by «%s»', async (typed) => {
    const getText = ([key]: Row) => (key === 7 ? 'کتاب ۷' : 'دفتر');
    const { find } = render(createList(createRows(20), { getText }));
    await userEvent.fill(find('input'), typed);
    await expect.poll(() => find('[role=status]').textContent).toBe('۱ از ۱');
  });

  it('keeps the visible rows in place when scrolling up over unmeasured rows', async () => {
    const { box, scrollTo, keyInView, getTop } = open(thousands);
    scrollTo(300_000);
    await frame();
    for (let step = 0; step < 60; step += 1) {
      const key = keyInView();
      const before = getTop(key);
      box.scrollTop -= 37;
      const moved = box.scrollTop;
      await frame();
      // The row moved down by exactly the scroll distance.
      expect(getTop(key) - before).toBeCloseTo(37, 0);
      expect(Math.abs(box.scrollTop - moved)).toBeLessThan(2_000);
    }
  });

  it('scrolls down evenly and never backwards', async () => {
    const { box } = open(thousands);
    for (let step = 1; step <= 40; step += 1) {
      box.scrollTop += 120;
      await frame();
      expect(box.scrollTop).toBeCloseTo(120 * step, 0);
    }
  });

  it('keeps the visible rows in place when a row above them grows', async () => {
    const { box, scrollTo, keyInView, getTop } = open(thousands);
    scrollTo(5_000);
    await frame();
    const [key, started] = [keyInView(), box.scrollTop];
    const before = getTop(key);
    const first = box.querySelector<HTMLElement>('li p');
    if (first) {
      first.style.blockSize = '400px';
    }
    await vi.waitFor(() => expect(box.scrollTop).toBeGreaterThan(started + 250));
    expect(getTop(key)).toBeCloseTo(before, 0);
  });

  it('X-114: keeps the focused row rendered outside the viewport, and arrow keys continue from it', async () => {
    const { container, box, scrollTo } = open(thousands);
    const row = box.querySelectorAll<HTMLElement>('li')[2];
    row?.focus();
    scrollTo(200_000);
    expect(document.activeElement).toBe(row);
    expect(container.querySelector('li')).toBe(row);
    expect(container.querySelectorAll('[aria-posinset="3"]')).toHaveLength(1);
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('4');
    expect(box.scrollTop).toBeLessThan(400);
    await frame();
    scrollTo(0);
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('4');
  });

  it('moves the focus of a removed row to the row at its position', async () => {
    const { box, rerender } = open(thousands);
    box.querySelectorAll<HTMLElement>('li')[2]?.focus();
    rerender(createList(thousands.filter(([key]) => key !== 2)));
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('3'));
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('3');
  });

  it.each([
    ['closes in 200 ms', false, 200],
    ['closes at once with reduced motion', true, 0],
  ])('leaves the place of a removed row open for 300 ms; it %s', async (_, reduced, duration) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);
    const { find, rerender, getTop } = open(createRows(5));
    await frame();
    const before = [getTop('2'), getTop('3')];
    rerender(createList(createRows(5).filter(([key]) => key !== 2)));
    const [closing] = find(`[data-row='3']`).getAnimations();
    expect(closing?.effect?.getTiming()).toMatchObject({ delay: 300, duration });
    closing?.pause();
    expect(getTop('3')).toBeCloseTo(before[1] ?? 0, 0);
    closing?.finish();
    expect(getTop('3')).toBeCloseTo(before[0] ?? 0, 0);
  });

  it('leaves the place of the removed last row open', async () => {
    const { find, rerender } = open(createRows(3));
    await frame();
    const list = find('ul');
    const height = list.offsetHeight;
    rerender(createList(createRows(2)));
    expect(Math.abs(list.offsetHeight - height)).toBeLessThanOrEqual(1); // the border of a last row
    list.getAnimations()[0]?.finish();
    expect(list.offsetHeight).toBeLessThan(height);
  });

  it('leaves no place open when rows change otherwise', () => {
    const { container, rerender } = open(createRows(5));
    rerender(createList(createRows(5).filter(([key]) => key > 2)));
    expect([...container.querySelectorAll('li')].flatMap((row) => row.getAnimations())).toEqual([]);
  });

  it('names the row that takes the focus and explains its keys', () => {
    const { find } = render(createList(createRows(3), { itemLabel: ([key]) => `ردیف ${key}` }));
    const row = find('[tabindex="0"]');
    expect(row.ariaLabel).toBe('ردیف 0');
    expect(
      find(`#${CSS.escape(row.getAttribute('aria-describedby') ?? '')}`).textContent,
    ).toContain('بالا و پایین');
  });

  it('follows the focused row when rows are inserted before it', () => {
    const { box, rerender } = open(thousands);
    box.querySelectorAll<HTMLElement>('li')[2]?.focus();
    rerender(createList([[-1, 30], ...thousands]));
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('data-row')).toBe('3');
  });

  it('moves by pages, to both ends, and scrolls inside a row taller than the box', async () => {
    const { box } = open([[0, 30], [1, 1_500], [2, 30], ...createRows(200).slice(3)]);
    box.querySelector<HTMLElement>('li')?.focus();
    press('ArrowDown');
    expect(press('ArrowDown').defaultPrevented).toBe(false);
    box.scrollTop = 1_200;
    await frame();
    expect(press('ArrowDown').defaultPrevented).toBe(true);
    expect(document.activeElement?.getAttribute('data-row')).toBe('2');
    press('PageDown');
    const afterPage = Number(document.activeElement?.getAttribute('data-row'));
    expect(afterPage).toBeGreaterThan(3);
    press('PageUp');
    expect(Number(document.activeElement?.getAttribute('data-row'))).toBeLessThan(afterPage);
    press('End');
    expect(document.activeElement?.getAttribute('data-row')).toBe('199');
    press('Home');
    expect(document.activeElement?.getAttribute('data-row')).toBe('0');
  });

  it('X-114: renders every row for printing and restores the scroll position afterwards', () => {
    const { container, box, scrollTo } = open(createRows(500));
    scrollTo(9_000);
    const top = box.scrollTop;
    window.dispatchEvent(new Event('beforeprint'));
    expect(container.querySelectorAll('li')).toHaveLength(500);
    window.dispatchEvent(new Event('afterprint'));
    expect(container.querySelectorAll('li').length).toBeLessThan(60);
    expect(box.scrollTop).toBeCloseTo(top, 0);
  });

  it('supports no row, one row and duplicate keys', () => {
    const errors = vi.spyOn(console, 'error');
    const { container, box, rerender } = open([]);
    expect(container.querySelectorAll('li')).toHaveLength(0);
    rerender(createList([[7, 3_000]]));
    box.querySelector<HTMLElement>('li')?.focus();
    press('End');
    press('PageDown');
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('1');
    rerender(createList(Array.from({ length: 30 }, (): Row => [7, 40])));
    const places = Array.from(box.querySelectorAll('li'), (row) => row.ariaPosInSet);
    expect(places).toEqual(places.map((_, place) => String(place + 1)));
    rerender(createList([]));
    expect(container.querySelectorAll('li')).toHaveLength(0);
    expect(errors).not.toHaveBeenCalled();
  });
});
