import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { sampleParagraphs, sampleRaw, sampleVersions } from '../testing/sampleVersions.ts';
import { VersionList, type VersionListProps } from './VersionList.tsx';

const nothing = () => undefined;

const comparison: VersionListProps['comparison'] = {
  paragraphs: sampleParagraphs,
  onRetry: nothing,
  onRestore: nothing,
};

function list(props: Partial<VersionListProps> = {}) {
  return (
    <VersionList
      versions={sampleVersions}
      raw={sampleRaw}
      onRetry={nothing}
      onChoose={nothing}
      comparison={comparison}
      {...props}
    />
  );
}

const readRows = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[data-version]')].map(
    (row) => row.dataset['version'],
  );

const buttonNamed = (container: Element, name: string) =>
  [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLButtonElement;

describe('VersionList', () => {
  describeComponent(list({ chosen: 'v2' }), { root: '[data-comparing]' });

  it.each([
    ['with versions', {}, ['v3', 'v2', 'v1', 'raw']],
    ['with further pages', { more: 'idle' }, ['v3', 'v2', 'v1', 'raw']],
    ['without versions', { versions: [] }, ['raw']],
    ['while loading', { state: 'loading' }, ['raw']],
    ['after a failure', { state: 'failed', versions: [] }, ['raw']],
  ] as const)('has the raw text of the engine last %s', (_when, props, ids) => {
    expect(readRows(render(list(props)).container)).toEqual(ids);
  });

  it('restores the whole version, or the chosen paragraphs in their order', async () => {
    const onRestore = vi.fn<(ids?: readonly string[]) => void>();
    const { container } = render(list({ chosen: 'v2', comparison: { ...comparison, onRestore } }));
    const boxes = [...container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    await userEvent.click(boxes[1] as HTMLInputElement);
    await userEvent.click(boxes[0] as HTMLInputElement);
    await userEvent.click(buttonNamed(container, 'بازگرداندن ۲ پاراگراف'));
    await userEvent.click(buttonNamed(container, 'بازگرداندن این نسخه'));
    expect(onRestore.mock.calls).toEqual([[['4', '9']], []]);
  });

  it('restores nothing from a version equal to the present text', () => {
    const equal = [{ id: 'a', runs: [{ kind: 'same' as const, text: 'متن' }] }];
    const { container } = render(
      list({ chosen: 'v3', comparison: { ...comparison, paragraphs: equal } }),
    );
    expect(buttonNamed(container, 'بازگرداندن این نسخه').disabled).toBe(true);
  });

  it('forgets the chosen paragraphs with their version', async () => {
    const { container, find, rerender } = render(list({ chosen: 'v2' }));
    await userEvent.click(find('input[type=checkbox]'));
    rerender(list({ chosen: 'v1' }));
    expect(container.querySelector('input:checked')).toBeNull();
  });

  it('moves between versions by arrow keys, Home and End', async () => {
    const { find } = render(list());
    find('[data-version=v3]').focus();
    const press = async (keys: string) => {
      await userEvent.keyboard(keys);
      return (document.activeElement as HTMLElement).dataset['version'];
    };
    expect([
      await press('{ArrowDown}'),
      await press('{End}'),
      await press('{ArrowDown}'),
      await press('{ArrowUp}'),
      await press('{Home}'),
      await press('{ArrowUp}'),
    ]).toEqual(['v2', 'raw', 'raw', 'v1', 'v3', 'v3']);
  });

  it('in a narrow container shows the comparison alone, and the way back returns the focus', async () => {
    const { container, find } = render(
      <div style={{ inlineSize: 360 }}>
        <Chosen />
      </div>,
    );
    await userEvent.click(find('[data-version=v2]'));
    expect(find('[data-version=v2]').checkVisibility()).toBe(false);
    expect(document.activeElement?.textContent).toBe('تفاوت با متن کنونی');
    await userEvent.click(buttonNamed(container, 'بازگشت به نسخه‌ها'));
    expect(document.activeElement).toBe(find('[data-version=v2]'));
  });

  it('in a wide container keeps the focus in the list', async () => {
    const { find } = render(
      <div style={{ inlineSize: 1000 }}>
        <Chosen />
      </div>,
    );
    await userEvent.click(find('[data-version=v2]'));
    expect(document.activeElement).toBe(find('[data-version=v2]'));
    expect(find('[data-version=v2]').getAttribute('aria-current')).toBe('true');
  });

  it('asks for older versions, and says when they did not load', async () => {
    const onMore = vi.fn<() => void>();
    const { container, rerender } = render(list({ more: 'idle', onMore }));
    await userEvent.click(buttonNamed(container, 'نمایش بیشتر'));
    rerender(list({ more: 'failed', onMore }));
    expect(container.textContent).toContain('نسخه‌های بعدی بارگذاری نشد.');
    await userEvent.click(buttonNamed(container, 'نمایش بیشتر'));
    expect(onMore).toHaveBeenCalledTimes(2);
  });
});

function Chosen() {
  const [chosen, setChosen] = useState<string>();
  return list({ chosen, onChoose: setChosen });
}
