import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { MoreIcon } from '../../media/Icon/rowIcons.ts';
import { SaveState } from '../SaveState/SaveState.tsx';
import { sampleActions, sampleFacts } from '../testing/sampleHeader.tsx';
import { DocumentHeader, type DocumentHeaderProps } from './DocumentHeader.tsx';

const nothing = () => undefined;

function header(props: Partial<DocumentHeaderProps> = {}) {
  return (
    <DocumentHeader
      title="جلسهٔ هیئت‌مدیره"
      onTitleChange={nothing}
      facts={sampleFacts}
      saveState={<SaveState state="saved" />}
      starred={false}
      onStarredChange={nothing}
      actions={sampleActions}
      data-part="header"
      {...props}
    />
  );
}

function typeTitle() {
  const onTitleChange = vi.fn<(title: string) => void>();
  const { find } = render(header({ onTitleChange }));
  const field = find('textarea') as HTMLTextAreaElement;
  return { field, names: () => onTitleChange.mock.calls.map(([title]) => title) };
}

describe('DocumentHeader', () => {
  describeComponent(header(), { root: '[data-part]' });

  it.each([656, 800])('in %d px leaves the title room beside or above many actions', (width) => {
    const [action] = sampleActions;
    const actions = Array.from({ length: 10 }, (_, at) => ({ ...action!, id: `a${at}` }));
    const { find, container } = render(
      <div style={{ inlineSize: width }}>{header({ actions })}</div>,
    );
    expect(container.querySelectorAll('button')).toHaveLength(11);
    expect(find('textarea').getBoundingClientRect().width).toBeGreaterThan(300);
  });

  it('shows words under the icons where each button has room for its word', () => {
    const [action] = sampleActions;
    const actions = Array.from({ length: 11 }, (_, at) => ({ ...action!, id: `a${at}` }));
    const wide = render(<div style={{ inlineSize: 800 }}>{header({ actions })}</div>);
    const narrow = render(<div style={{ inlineSize: 780 }}>{header({ actions })}</div>);
    const first = wide.find('[role=toolbar] button');
    expect(first.textContent).toBe('کپی');
    expect(first.getAttribute('aria-label')).toBe('کپی متن');
    expect(narrow.find('[role=toolbar] button').textContent).toBe('');
    const tops = [...wide.container.querySelectorAll('button')].map(
      (button) => button.getBoundingClientRect().top,
    );
    expect(new Set(tops).size).toBe(1);
  });

  it('WCAG 1.4.4: has its actions in a menu where a large text leaves them no room', () => {
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    const { find, container } = render(<div style={{ inlineSize: 1_100 }}>{header()}</div>);
    expect(container.querySelector('[role=toolbar]')).toBeNull();
    expect(find('[aria-haspopup]').getAttribute('aria-label')).toBe('عملیات');
  });

  it('has a second line of actions for long words, and none outside of it', () => {
    const [action] = sampleActions;
    const actions = Array.from({ length: 11 }, (_, at) => ({
      ...action!,
      id: `a${at}`,
      word: 'نسخه‌های پیشین',
      label: 'نسخه‌های پیشین',
    }));
    const { find, container } = render(
      <div style={{ inlineSize: 800 }}>{header({ actions })}</div>,
    );
    const box = find('[data-part]').getBoundingClientRect();
    for (const button of container.querySelectorAll('[role=toolbar] button')) {
      expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(box.left - 20);
    }
  });

  it('draws the menu of its actions as a row draws its own', () => {
    const { find } = render(
      <>
        <MoreIcon data-row="" />
        <div style={{ inlineSize: 320 }}>{header()}</div>
      </>,
    );
    expect(find('[aria-haspopup] svg').innerHTML).toBe(find('[data-row]').innerHTML);
  });

  it('commits the title by Enter, once, without the spaces at its ends', async () => {
    const { field, names } = typeTitle();
    await userEvent.fill(field, '  جلسهٔ دوم ');
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['جلسهٔ دوم']);
    expect(document.activeElement).not.toBe(field);
  });

  it('commits the title when the field is left', async () => {
    const { field, names } = typeTitle();
    await userEvent.fill(field, 'جلسهٔ دوم');
    await userEvent.keyboard('{Tab}');
    expect(names()).toEqual(['جلسهٔ دوم']);
  });

  it('commits the typed title when the page is hidden, and lets the person go on typing', async () => {
    const { field, names } = typeTitle();
    await userEvent.fill(field, 'جلسهٔ دوم');
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    expect([field.value, document.activeElement]).toEqual(['جلسهٔ دوم', field]);
    expect(names()).toEqual(['جلسهٔ دوم']);
  });

  it('restores the title by Escape', async () => {
    const { field, names } = typeTitle();
    await userEvent.fill(field, 'جلسهٔ دوم');
    await userEvent.keyboard('{Escape}');
    expect([field.value, names()]).toEqual(['جلسهٔ هیئت‌مدیره', []]);
  });

  it('keeps the old title instead of an empty one, and reports no unchanged one', async () => {
    const { field, names } = typeTitle();
    await userEvent.fill(field, '   ');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(field, 'جلسهٔ هیئت‌مدیره ');
    await userEvent.keyboard('{Enter}');
    expect([field.value, names()]).toEqual(['جلسهٔ هیئت‌مدیره', []]);
  });

  it('takes at most 200 code points', async () => {
    const { field } = typeTitle();
    await userEvent.fill(field, '🎙'.repeat(201));
    expect(Array.from(field.value)).toHaveLength(200);
  });

  it('shows all lines of a long title', () => {
    const { find } = render(
      <div style={{ inlineSize: 320 }}>{header({ title: 'گزارش کامل جلسه '.repeat(12) })}</div>,
    );
    const field = find('textarea');
    expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    expect(field.clientHeight).toBeGreaterThan(100);
  });

  it('balances the lines of a title as those of a heading, but not while a person types', async () => {
    const { field } = typeTitle();
    const readStyle = () => getComputedStyle(field).getPropertyValue('text-wrap-style');
    expect(readStyle()).toBe('balance');
    await userEvent.click(field);
    expect(readStyle()).toBe('balance');
    await userEvent.keyboard('ن');
    expect(readStyle()).toBe('auto');
    await userEvent.keyboard('{Enter}');
    expect(readStyle()).toBe('balance');
  });

  it('names the reason of a refused title at its field', () => {
    const { find } = render(header({ titleError: 'نام ذخیره نشد.' }));
    const field = find('textarea');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(find(`[id="${field.getAttribute('aria-describedby')}"]`).textContent).toBe(
      'نام ذخیره نشد.',
    );
  });

  it('shows the star by its shape, too', async () => {
    const onStarredChange = vi.fn<(starred: boolean) => void>();
    const readFill = (starred: boolean) =>
      render(header({ starred, onStarredChange })).find('[aria-pressed] svg').getAttribute('fill');
    expect([readFill(false), readFill(true)]).toEqual(['none', 'currentColor']);
    await userEvent.click(document.querySelector('[aria-pressed=false]') ?? document.body);
    expect(onStarredChange.mock.calls).toEqual([[true]]);
  });

  it.each([
    [800, ['نشان‌گذاری', ...sampleActions.map(({ label }) => label)]],
    [330, ['نشان‌گذاری', 'عملیات']],
  ])('in %d px has the buttons %s', async (width, names) => {
    const { container } = render(<div style={{ inlineSize: width }}>{header()}</div>);
    await expect
      .poll(() =>
        [...container.querySelectorAll('button')].map((button) =>
          button.getAttribute('aria-label'),
        ),
      )
      .toEqual(names);
  });
});
