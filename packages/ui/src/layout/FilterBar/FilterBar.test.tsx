import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from '../../components/fields/Select/Select.tsx';
import { TextField } from '../../components/fields/TextField/TextField.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterSkeleton } from './FilterSkeleton.tsx';

describe('FilterBar', () => {
  describeComponent(<FilterBar label="فیلترها">متن</FilterBar>, { root: '[role=group]' });

  it('preserves uncontrolled field values when the filters move to the sheet and back', async () => {
    await openWide();
    const { find } = render(
      <FilterBar label="فیلترها">
        <TextField label="عنوان" defaultValue="نشست" />
      </FilterBar>,
    );
    const field = () => find('input') as HTMLInputElement;
    expect(field().closest('dialog')).toBeNull();
    await userEvent.fill(field(), 'سخنرانی');
    await page.viewport(400, 700);
    await vi.waitFor(() => expect(field().closest('dialog')).not.toBeNull());
    expect(field().value).toBe('سخنرانی');
    await page.viewport(1000, 700);
    await vi.waitFor(() => expect(field().closest('dialog')).toBeNull());
    expect(field().value).toBe('سخنرانی');
  });

  it('a filter that is loading takes the place of its field', async () => {
    await openWide();
    const { find } = render(
      <FilterBar label="فیلترها">
        <FilterSkeleton width={9} />
        <Select label="نوع" options={[{ value: 'all', label: 'همه' }]} defaultValue="all" />
      </FilterBar>,
    );
    const shape = find('div[aria-hidden]')?.getBoundingClientRect();
    const field = find('button')?.closest('div[aria-hidden] ~ div')?.getBoundingClientRect();
    expect([shape?.width, shape?.height]).toEqual([144, expect.closeTo(field?.height ?? 0, 1)]);
  });
});

/** A window in which the filters are a row. */
async function openWide(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1000, 700);
}
