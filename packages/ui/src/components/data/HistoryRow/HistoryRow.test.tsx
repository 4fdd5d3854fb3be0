import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { LiveIcon } from '../../media/Icon/pageIcons.ts';
import { HistoryRow, type HistoryRowProps } from './HistoryRow.tsx';
import { HistoryRowSkeleton } from './HistoryRowSkeleton.tsx';

const row: HistoryRowProps = {
  title: 'جلسهٔ هیئت‌مدیره',
  untitled: 'نوشتهٔ بی‌نام',
  href: '#text',
  source: { icon: <LiveIcon />, name: 'زنده' },
  facts: [
    { name: 'تاریخ', value: 'دیروز' },
    { name: 'مدت', value: '۱۲:۰۵' },
    { name: 'کلمه‌ها', value: '۱٬۲۴۰ کلمه' },
  ],
  text: 'نشست با گزارش مالی آغاز شد.',
};

const rename = { label: 'نام جدید', saveLabel: 'ذخیره' };

describe('HistoryRow', () => {
  describeComponent(<HistoryRow {...row} />, { root: 'article' });

  it('facts are in columns over rows with different states, actions and titles', async () => {
    await page.viewport(1200, 800);
    const { container } = render(
      <ul>
        <li>
          <HistoryRow {...row} />
        </li>
        <li>
          <HistoryRow
            {...row}
            title={'گزارش Q3 '.repeat(25)}
            status={{ kind: 'failed', words: 'ناموفق', reason: 'صدا خوانده نشد.' }}
            action={<button type="button">تبدیل دوباره</button>}
            star={{ starred: true, label: 'نشان‌گذاری', onChange: () => undefined }}
          />
        </li>
      </ul>,
    );
    const starts = (name: string) =>
      [...container.querySelectorAll('dt')]
        .filter(({ textContent }) => textContent === name)
        .map((term) => term.parentElement?.getBoundingClientRect().right);
    for (const { name } of row.facts) {
      const [one, other] = starts(name);
      expect(one).toBeDefined();
      expect(other).toBe(one);
    }
  });

  it('the state of a row with a long title is above the facts, and beside a short title it adds no height', async () => {
    await page.viewport(360, 640);
    const status = { kind: 'failed', words: 'تبدیل نشد' } as const;
    const show = (props: Partial<HistoryRowProps>) => render(<HistoryRow {...row} {...props} />);
    const { find } = show({ status, title: 'صورت‌جلسهٔ نشست سالانهٔ هیئت‌مدیره' });
    const tag = find('[data-tone]').getBoundingClientRect();
    expect(tag.top).toBeGreaterThanOrEqual(find('h2').getBoundingClientRect().bottom);
    expect(find('dl').getBoundingClientRect().top - tag.bottom).toBeGreaterThanOrEqual(4);
    const measure = (props: Partial<HistoryRowProps>) =>
      show({ ...props, title: 'بودجه' }).find('article').offsetHeight;
    expect(measure({ status })).toBe(measure({}));
  });

  it('an empty title has words in its place', () => {
    const { find } = render(<HistoryRow {...row} title="" />);
    expect(find('h2').textContent).toBe('نوشتهٔ بی‌نام');
  });

  it('a title of 200 characters and a text of 10,000 take two lines each', async () => {
    await page.viewport(360, 740);
    const { find, container } = render(
      <HistoryRow {...row} title={'ن'.repeat(200)} text={'متن '.repeat(2500)} />,
    );
    expect(find('h2').offsetHeight).toBeLessThan(60);
    expect(find('p').offsetHeight).toBeLessThan(60);
    expect(container.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('a Latin title begins where Persian titles begin', () => {
    const { container } = render(
      <>
        <HistoryRow {...row} />
        <HistoryRow {...row} title="Meeting notes (Q3) نسخهٔ ۲" />
      </>,
    );
    const [persian, latin] = [...container.querySelectorAll('bdi')].filter(
      (part) => part.closest('h2') !== null,
    );
    expect(latin?.getBoundingClientRect().right).toBeCloseTo(
      persian?.getBoundingClientRect().right ?? 0,
      0,
    );
  });

  it('a press with Shift extends the selection', async () => {
    const onChange = vi.fn<(selected: boolean, extend: boolean) => void>();
    const { find } = render(
      <HistoryRow {...row} selection={{ selected: false, active: true, onChange }} />,
    );
    await userEvent.click(find('input'), { modifiers: ['Shift'] });
    expect(onChange).toHaveBeenLastCalledWith(true, true);
    await userEvent.click(find('input'));
    expect(onChange).toHaveBeenLastCalledWith(true, false);
  });

  it('a press selects in place of opening while rows are selected by touch', async () => {
    const onChange = vi.fn<(selected: boolean, extend: boolean) => void>();
    const { find } = render(
      <HistoryRow
        {...row}
        selection={{ selected: true, active: true, pressSelects: true, onChange }}
      />,
    );
    await userEvent.click(find('a'));
    expect(onChange).toHaveBeenLastCalledWith(false, false);
    expect(window.location.hash).toBe('');
  });

  it('Enter saves the typed name, Escape restores, and keys stay inside the field', async () => {
    const [onSave, onCancel, onKey] = [vi.fn<(name: string) => void>(), vi.fn(), vi.fn()];
    const { find } = render(
      <HistoryRow {...row} onKeyDown={onKey} rename={{ ...rename, onSave, onCancel }} />,
    );
    const field = find('input') as HTMLInputElement;
    expect(document.activeElement).toBe(field);
    expect(field.selectionEnd).toBe(row.title.length);
    await userEvent.keyboard('صورت‌جلسه{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('صورت‌جلسه');
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onKey).not.toHaveBeenCalled();
  });

  it('the typed name stays after a failure, with the reason under it', async () => {
    const onSave = vi.fn<(name: string) => void>();
    const shown = (error?: string) => (
      <HistoryRow
        {...row}
        rename={{ ...rename, onSave, onCancel: () => undefined, ...(error && { error }) }}
      />
    );
    const { find, rerender } = render(shown());
    await userEvent.keyboard('صورت‌جلسه{Enter}');
    rerender(shown('نام ذخیره نشد. دوباره تلاش کنید.'));
    expect((find('input') as HTMLInputElement).value).toBe('صورت‌جلسه');
    expect(find('[role=alert]').textContent).toBe('نام ذخیره نشد. دوباره تلاش کنید.');
    find('input').blur();
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('X-124: the field begins with a name that was refused, and leaving it saves that name', async () => {
    const onSave = vi.fn<(name: string) => void>();
    const refused = { ...rename, typed: 'صورت‌جلسه', onSave, onCancel: () => undefined };
    const { find } = render(<HistoryRow {...row} rename={refused} />);
    expect((find('input') as HTMLInputElement).value).toBe('صورت‌جلسه');
    await userEvent.click(document.documentElement);
    expect(onSave).toHaveBeenCalledExactlyOnceWith('صورت‌جلسه');
  });

  it('leaving a changed name saves it, leaving an unchanged one cancels', async () => {
    const [onSave, onCancel] = [vi.fn<(name: string) => void>(), vi.fn<() => void>()];
    const shown = (key: string) => (
      <HistoryRow {...row} key={key} rename={{ ...rename, onSave, onCancel }} />
    );
    const { rerender } = render(shown('one'));
    await userEvent.keyboard('!');
    await userEvent.tab();
    expect(onSave, 'the buttons belong to the field').not.toHaveBeenCalled();
    await userEvent.click(document.documentElement);
    expect(onSave).toHaveBeenCalledExactlyOnceWith('!');
    rerender(shown('two'));
    await userEvent.click(document.documentElement);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('the link takes the focus when the field is gone', () => {
    const { find, rerender } = render(
      <HistoryRow
        {...row}
        rename={{ ...rename, onSave: () => undefined, onCancel: () => undefined }}
      />,
    );
    rerender(<HistoryRow {...row} />);
    expect(document.activeElement).toBe(find('a'));
  });
});

describe('HistoryRowSkeleton', () => {
  describeComponent(<HistoryRowSkeleton />, { root: '[data-waiting]' });

  it.each([1200, 360])('is as high as a row at %i px', async (width) => {
    await page.viewport(width, 800);
    const { find } = render(
      <>
        <HistoryRowSkeleton />
        <HistoryRow {...row} text={'متن '.repeat(300)} />
      </>,
    );
    const difference = find('[data-waiting]').offsetHeight - find('article').offsetHeight;
    expect(Math.abs(difference)).toBeLessThanOrEqual(2);
  });
});
